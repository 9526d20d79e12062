import numpy as np


def macro_f1(y_true, y_pred, labels):
    y_true, y_pred = np.array(y_true), np.array(y_pred)
    f1s = np.zeros(len(labels), dtype=np.float32)
    for i, label in enumerate(labels):
        wrong = np.count_nonzero((y_true == label) != (y_pred == label))
        right = np.count_nonzero((y_true == label) & (y_pred == label))
        if wrong + right == 0:
            raise ValueError(label)
        f1s[i] = right / (right + wrong / 2)
    return f1s.mean()
