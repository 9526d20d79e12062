import numpy as np


def wilson_interval(successes, n, z):
    k, n, z = np.float64(successes), np.float64(n), np.float64(z)
    if n == 0 or k < 0 or k > n:
        raise ValueError("successes outside 0..n")
    spread = k * (1 - k / n) + z**2 / 4
    signs = np.array([-1.0, 1.0])
    return (k + z**2 / 2 + signs * z * np.sqrt(spread)) / (n + z**2)
