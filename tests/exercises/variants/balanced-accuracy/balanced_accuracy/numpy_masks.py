import numpy as np


def balanced_accuracy(y_true, y_pred):
    y_true, y_pred = np.array(y_true), np.array(y_pred)
    classes = np.unique(y_true)
    if classes.size < 2:
        raise ValueError(f"only {classes}")
    return np.mean([np.mean(y_pred[y_true == c] == c) for c in classes])
