import numpy as np


def balanced_accuracy(y_true, y_pred):
    classes, places = np.unique(y_true, return_inverse=True)
    if len(classes) < 2:
        raise ValueError("a single class")
    right = np.array([a == p for a, p in zip(y_true, y_pred, strict=True)], dtype=np.float32)
    recalls = np.bincount(places, weights=right) / np.bincount(places)
    return recalls.astype(np.float32).mean()
