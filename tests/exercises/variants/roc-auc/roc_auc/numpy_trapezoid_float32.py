import numpy as np


def roc_auc(y_true, y_score):
    labels, scores = np.array(y_true), np.array(y_score)
    if labels.min() == labels.max():
        raise ValueError("one class only")
    levels = np.unique(scores)[::-1]
    tpr = np.array([0] + [(scores[labels == 1] >= level).mean() for level in levels])
    fpr = np.array([0] + [(scores[labels == 0] >= level).mean() for level in levels])
    return np.float32(np.trapezoid(tpr, fpr))
