import statistics
from collections import Counter


def macro_f1(y_true, y_pred, labels):
    hits = Counter(a for a, p in zip(y_true, y_pred, strict=True) if a == p)
    both = Counter(y_true) + Counter(y_pred)
    try:
        return statistics.fmean(2 * hits[label] / both[label] for label in labels)
    except ZeroDivisionError:
        raise ValueError("a class is nowhere") from None
