import numpy as np


def macro_f1(y_true, y_pred, labels):
    actual = np.equal.outer(np.array(labels), np.array(y_true))
    named = np.equal.outer(np.array(labels), np.array(y_pred))
    whole = actual.sum(axis=1) + named.sum(axis=1)
    if (whole == 0).any():
        raise ValueError("a class that does not occur")
    return np.mean(2 * (actual & named).sum(axis=1) / whole)
