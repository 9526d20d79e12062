import numpy as np


def fbeta(y_true, y_pred, beta):
    y_true, y_pred = np.array(y_true), np.array(y_pred)
    whole = beta**2 * y_true.sum() + y_pred.sum()
    if whole == 0:
        raise ValueError("zero division")
    return (1 + beta**2) * np.dot(y_true, y_pred) / whole
