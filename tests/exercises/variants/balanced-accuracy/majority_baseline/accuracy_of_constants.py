from decimal import Decimal


def accuracy(y_true, y_pred):
    right = sum(a == p for a, p in zip(y_true, y_pred, strict=True))
    return Decimal(right) / len(y_true)


def majority_baseline(y_true):
    return max(accuracy(y_true, [c] * len(y_true)) for c in set(y_true))
