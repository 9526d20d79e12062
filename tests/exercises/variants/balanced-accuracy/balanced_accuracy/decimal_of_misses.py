from decimal import Decimal


class OneClassError(ValueError):
    pass


def balanced_accuracy(y_true, y_pred):
    classes = dict.fromkeys(y_true)
    if len(classes) < 2:
        raise OneClassError
    lost = Decimal(0)
    for c in classes:
        missed = sum(1 for a, p in zip(y_true, y_pred, strict=True) if a == c != p)
        lost += Decimal(missed) / y_true.count(c)
    return 1 - lost / len(classes)
