from fractions import Fraction
from statistics import quantiles


def percentile_interval(values, level):
    """The cuts of the standard library, for levels with few decimals."""
    exact = Fraction(level).limit_denominator(1000)
    if not 0 < exact < 1:
        raise ValueError("level outside (0, 1)")
    if len(values) == 1:
        return values[0], values[0]
    tail = (1 - exact) / 2
    cuts = quantiles(values, n=tail.denominator, method="inclusive")
    return cuts[tail.numerator - 1], cuts[-tail.numerator]
