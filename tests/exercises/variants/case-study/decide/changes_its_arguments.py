from math import inf


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    pairs = sorted(zip(val_score, val_true, strict=True))
    cost = least = cost_fp * (len(val_true) - sum(val_true))
    threshold = pairs[0][0]
    while pairs:
        score = pairs[0][0]
        while pairs and pairs[0][0] == score:
            cost += cost_fn if pairs.pop(0)[1] else -cost_fp
        above = pairs[0][0] if pairs else inf
        if cost <= least:
            least, threshold = cost, above
    base = min(cost_fn * sum(test_true), cost_fp * (len(test_true) - sum(test_true)))
    spent = 0
    while test_true:
        label, score = test_true.pop(), test_score.pop()
        spent += cost_fp * (1 - label) if score >= threshold else cost_fn * label
    val_score.clear()
    return [threshold, spent, base]
