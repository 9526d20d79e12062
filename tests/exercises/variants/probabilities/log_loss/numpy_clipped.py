import numpy as np


def log_loss(y_true, y_prob):
    y, p = np.array(y_true), np.array(y_prob)
    if (p < 0).any() or (p > 1).any():
        raise ValueError("a probability lies between 0 and 1")
    eps = np.finfo(float).eps
    p = np.clip(p, eps, 1 - eps)
    return -np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))
