from decimal import Decimal


def matthews_corrcoef(y_true, y_pred):
    tp = sum(a and p for a, p in zip(y_true, y_pred, strict=True))
    positives, flagged, n = sum(y_true), sum(y_pred), len(y_true)
    square = positives * (n - positives) * flagged * (n - flagged)
    if not square:
        raise ValueError("undefined")
    return Decimal(n * tp - positives * flagged) / Decimal(square).sqrt()
