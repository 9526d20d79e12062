from math import fsum


def brier(y_true, y_prob):
    n = len(y_true)
    if n == 0 or not all(0 <= p <= 1 for p in y_prob):
        raise ValueError("bad y_prob")
    squares = fsum(p * p for p in y_prob)
    products = fsum(p for p, y in zip(y_prob, y_true, strict=True) if y)
    return (squares - 2 * products + sum(y_true)) / n
