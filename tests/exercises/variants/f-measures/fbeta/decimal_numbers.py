from decimal import Decimal


def fbeta(y_true, y_pred, beta):
    square = Decimal(str(beta)) ** 2
    tp = sum(1 for pair in zip(y_true, y_pred, strict=True) if pair == (1, 1))
    whole = square * y_true.count(1) + y_pred.count(1)
    if not whole:
        raise ValueError("the denominator is zero")
    return (square + 1) * tp / whole
