from bisect import bisect_left
from math import nan


def report(y_true, y_score, threshold):
    of_class = [
        sorted(s for t, s in zip(y_true, y_score, strict=True) if t == label) for label in (0, 1)
    ]
    negatives, positives = of_class
    if not (negatives and positives):
        raise ValueError("y_true must hold both labels")
    tn, fn = bisect_left(negatives, threshold), bisect_left(positives, threshold)
    fp, tp = len(negatives) - tn, len(positives) - fn
    shares = [
        (tp + tn) / len(y_true),
        tp / (tp + fp) if tp + fp else nan,
        tp / len(positives),
        tp / (tp + 0.5 * (fp + fn)),
        0.5 * tp / len(positives) + 0.5 * tn / len(negatives),
    ]
    return [tp, fp, fn, tn, *shares]
