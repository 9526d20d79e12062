from fractions import Fraction
from math import floor


def between(ascending, position):
    left = floor(position)
    if left == position:
        return Fraction(ascending[left])
    part = position - left
    return (1 - part) * Fraction(ascending[left]) + part * Fraction(ascending[left + 1])


def percentile_interval(values, level):
    level = Fraction(str(level))
    if level <= 0 or level >= 1:
        raise ValueError(f"{level} is no level")
    last, ascending = len(values) - 1, sorted(values)
    return between(ascending, last * (1 - level) / 2), between(ascending, last * (1 + level) / 2)
