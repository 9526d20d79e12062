from itertools import groupby
from math import inf


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    ranking = sorted(zip(val_score, val_true, strict=True), reverse=True)
    cost = cost_fn * sum(val_true)
    costs = [(cost, inf)]
    for score, block in groupby(ranking, key=lambda pair: pair[0]):
        for _, label in block:
            cost += -cost_fn if label else cost_fp
        costs.append((cost, score))
    _, threshold = min(costs, key=lambda pair: (pair[0], -pair[1]))
    fn = sum(label for label, score in zip(test_true, test_score, strict=True) if score < threshold)
    fp = sum(
        1 - label for label, score in zip(test_true, test_score, strict=True) if score >= threshold
    )
    base = min(cost_fn * sum(test_true), cost_fp * (len(test_true) - sum(test_true)))
    return [threshold, cost_fp * fp + cost_fn * fn, base]
