import numpy as np


def confusion_counts(y_true, y_pred):
    both = np.array([y_true, y_pred])  # ValueError where the lists are unequal
    if ((both != 0) & (both != 1)).any():
        raise ValueError("labels are 0 and 1")
    tn, fp, fn, tp = np.bincount(2 * both[0] + both[1], minlength=4)
    return [tp, fp, fn, tn]
