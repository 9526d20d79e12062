import numpy as np


def brier(y_true, y_prob):
    gap = np.array(y_prob, dtype=np.float32) - np.array(y_true, dtype=np.float32)
    if not len(gap) or max(y_prob) > 1 or min(y_prob) < 0:
        raise ValueError("y_prob")
    return np.float32(gap @ gap / len(gap))
