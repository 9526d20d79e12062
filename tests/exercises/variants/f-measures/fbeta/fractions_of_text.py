from fractions import Fraction


def fbeta(y_true, y_pred, beta):
    square = Fraction(str(beta)) ** 2
    pairs = list(zip(y_true, y_pred, strict=True))
    tp, fp, fn = pairs.count((1, 1)), pairs.count((0, 1)), pairs.count((1, 0))
    try:
        return Fraction((1 + square) * tp, (1 + square) * tp + square * fn + fp)
    except ZeroDivisionError as error:
        raise ValueError("nothing to find and nothing offered") from error
