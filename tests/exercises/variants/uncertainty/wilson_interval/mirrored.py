import math


def wilson_interval(successes, n, z):
    """The high end is one less the low end of the failures."""
    return low(successes, n, z), 1 - low(n - successes, n, z)


def low(k, n, z):
    if n == 0 or k < 0 or k > n:
        raise ValueError("not a share")
    spread = k * (n - k) / n + z * z / 4
    return max(0, (k + z * z / 2 - z * math.sqrt(spread)) / (n + z * z))
