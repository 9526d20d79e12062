import numpy as np


def average_precision(y_true, y_score):
    y_true, y_score = np.asarray(y_true), np.asarray(y_score)
    if y_true.sum() == 0:
        raise ValueError("no positive label")
    order = np.argsort(-y_score, kind="stable")
    y_true, y_score = y_true[order], y_score[order]
    ends = np.append(np.flatnonzero(np.diff(y_score)), len(y_score) - 1)
    tp = np.cumsum(y_true)[ends]
    return np.sum(np.diff(tp, prepend=0) / tp[-1] * tp / (ends + 1))
