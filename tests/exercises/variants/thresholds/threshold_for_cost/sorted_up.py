import math


def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    """From below, where an equal cost replaces what was found."""
    best, least = None, None
    for threshold in [*sorted(y_score), math.inf]:
        cost = 0
        for label, score in zip(y_true, y_score, strict=True):
            if score >= threshold and label == 0:
                cost += cost_fp
            if score < threshold and label == 1:
                cost += cost_fn
        if least is None or cost <= least:
            best, least = threshold, cost
    return best
