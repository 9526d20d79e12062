from fractions import Fraction


def brier(y_true, y_prob):
    exact = [Fraction(str(p)) for p in y_prob]
    if not exact or min(exact) < 0 or max(exact) > 1:
        raise ValueError("no forecast, or one that is no probability")
    return sum((p - y) ** 2 for y, p in zip(y_true, exact, strict=True)) / len(exact)
