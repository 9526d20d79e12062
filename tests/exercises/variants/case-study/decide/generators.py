from functools import reduce
from math import inf
from operator import add


def errors(y, s, t, fp, fn):
    yield from (fp for a, b in zip(y, s, strict=True) if b >= t and not a)
    yield from (fn for a, b in zip(y, s, strict=True) if b < t and a)


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    def total(y, s, t):
        return reduce(add, errors(y, s, t, cost_fp, cost_fn), 0)

    threshold = max({*val_score, inf}, key=lambda t: (-total(val_true, val_score, t), t))
    both = (total(test_true, test_score, t) for t in (inf, min(test_score)))
    return [threshold, total(test_true, test_score, threshold), min(both)]
