import numpy as np


def roc_auc(y_true, y_score):
    y_true, y_score = np.asarray(y_true), np.asarray(y_score)
    positive, negative = y_score[y_true == 1], y_score[y_true == 0]
    if positive.size == 0 or negative.size == 0:
        raise ValueError("both classes are needed")
    return (1 + np.sign(np.subtract.outer(positive, negative))).mean() / 2
