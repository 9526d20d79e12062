import numpy as np


def average_precision(y_true, y_score):
    if not np.any(y_true):
        raise ValueError("no positive label")
    flagged = np.greater_equal.outer(y_score, np.unique(y_score)[::-1])
    tp = flagged.T @ np.asarray(y_true)
    precision = tp / flagged.sum(axis=0)
    gained = np.diff(tp, prepend=0) / tp[-1]
    return np.float32(precision @ gained)
