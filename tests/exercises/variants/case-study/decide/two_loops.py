from math import inf


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    best, least = inf, cost_fn * sum(val_true)
    for candidate in sorted(set(val_score), reverse=True):
        cost = 0
        for label, score in zip(val_true, val_score, strict=True):
            if score >= candidate and label == 0:
                cost += cost_fp
            if score < candidate and label == 1:
                cost += cost_fn
        if cost < least:
            best, least = candidate, cost
    spent = 0
    for label, score in zip(test_true, test_score, strict=True):
        if score >= best and label == 0:
            spent += cost_fp
        if score < best and label == 1:
            spent += cost_fn
    nobody, everyone = cost_fn * test_true.count(1), cost_fp * test_true.count(0)
    return [best, spent, nobody if nobody < everyone else everyone]
