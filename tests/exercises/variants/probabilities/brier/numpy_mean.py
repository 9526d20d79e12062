import numpy as np


def brier(y_true, y_prob):
    y, p = np.asarray(y_true), np.asarray(y_prob)
    if p.size == 0 or np.any(p < 0) or np.any(p > 1):
        raise ValueError("y_prob")
    return np.mean((p - y) ** 2)
