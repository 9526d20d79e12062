from fractions import Fraction
from math import sqrt


def wilson_interval(successes, n, z):
    if n < 1:
        raise ValueError("n must be positive")
    if not 0 <= successes <= n:
        raise ValueError("successes must lie in 0..n")
    z = Fraction(z)
    middle = (successes + z**2 / 2) / (n + z**2)
    square = z**2 * (Fraction(successes * (n - successes), n) + z**2 / 4) / (n + z**2) ** 2
    return middle - Fraction(sqrt(square)), middle + Fraction(sqrt(square))
