from math import copysign, sqrt


def matthews_corrcoef(y_true, y_pred):
    pairs = list(zip(y_true, y_pred, strict=True))
    tp, fp, fn, tn = map(pairs.count, [(1, 1), (0, 1), (1, 0), (0, 0)])
    try:
        rows = tp / (tp + fn) + tn / (tn + fp) - 1
        columns = tp / (tp + fp) + tn / (tn + fn) - 1
    except ZeroDivisionError:
        raise ValueError("a sum is zero") from None
    return copysign(sqrt(abs(rows * columns)), rows)
