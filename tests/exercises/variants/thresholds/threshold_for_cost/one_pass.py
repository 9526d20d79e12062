from itertools import groupby
from math import inf


def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    """Walks down the list once, block by block."""
    cost = least = cost_fn * sum(y_true)
    best = inf
    ranking = sorted(zip(y_score, y_true, strict=True), reverse=True)
    for score, block in groupby(ranking, key=lambda pair: pair[0]):
        for _, label in block:
            cost += -cost_fn if label else cost_fp
        if cost < least:
            best, least = score, cost
    return best
