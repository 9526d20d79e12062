import numpy as np


def confusion_matrix(y_true, y_pred, labels):
    actual = np.equal.outer(np.asarray(labels), np.asarray(y_true))
    named = np.equal.outer(np.asarray(labels), np.asarray(y_pred))
    if not (actual.any(axis=0).all() and named.any(axis=0).all()):
        raise ValueError("labels is not complete")
    return actual.astype(float) @ named.T.astype(float)
