import numpy as np


def wilson_interval(successes, n, z):
    """The ends are where |k/n - p| is exactly z standard errors."""
    if n == 0 or not 0 <= successes <= n:
        raise ValueError("undefined")
    polynomial = [n + z**2, -(2 * successes + z**2), successes**2 / n]
    return np.sort(np.real(np.roots(polynomial)))
