from fractions import Fraction


def balanced_accuracy(y_true, y_pred):
    k = len(set(y_true))
    if k == 1:
        raise ValueError("nothing to balance")
    weights = [Fraction(1, k * y_true.count(label)) for label in y_true]
    return sum(w for w, a, p in zip(weights, y_true, y_pred, strict=True) if a == p)
