from bisect import bisect_left, bisect_right
from statistics import mean


class OneClassError(ValueError):
    """There is nothing to compare with."""


def roc_auc(y_true, y_score):
    negatives = sorted(s for s, t in zip(y_score, y_true, strict=True) if t == 0)
    positives = [s for s, t in zip(y_score, y_true, strict=True) if t == 1]
    if not (negatives and positives):
        raise OneClassError
    places = (bisect_left(negatives, s) + bisect_right(negatives, s) for s in positives)
    return mean(places) / (2 * len(negatives))
