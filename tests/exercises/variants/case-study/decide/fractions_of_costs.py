from fractions import Fraction
from math import inf


def mean_cost(y, s, t, cost_fp, cost_fn):
    wrong = [
        cost_fn if label else cost_fp
        for label, score in zip(y, s, strict=True)
        if (score >= t) != bool(label)
    ]
    return Fraction(sum(wrong), len(y))


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    options = {inf, *val_score}
    costs = {t: mean_cost(val_true, val_score, t, cost_fp, cost_fn) for t in options}
    least = min(costs.values())
    threshold = max(t for t, cost in costs.items() if cost == least)
    n = len(test_true)
    rules = [mean_cost(test_true, test_score, t, cost_fp, cost_fn) for t in (inf, -inf)]
    return [
        threshold,
        n * mean_cost(test_true, test_score, threshold, cost_fp, cost_fn),
        n * min(rules),
    ]
