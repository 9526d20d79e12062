import numpy as np


def roc_curve(y_true, y_score):
    y_true, y_score = np.array(y_true), np.array(y_score)
    if len(np.unique(y_true)) < 2:
        raise ValueError("both classes must be there")
    order = np.argsort(-y_score, kind="stable")
    ends = np.append(np.flatnonzero(np.diff(y_score[order])), len(order) - 1)
    tp = np.cumsum(y_true[order])[ends]
    fp = 1 + ends - tp
    fpr = np.insert(fp / fp[-1], 0, 0)
    tpr = np.insert(tp / tp[-1], 0, 0)
    return np.column_stack([fpr, tpr])
