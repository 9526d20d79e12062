import numpy as np


def counts_at_threshold(y_true, y_score, threshold):
    y_true, y_score = np.array(y_true), np.array(y_score)
    counts = []
    for label in (1, 0):
        scores = np.sort(y_score[y_true == label])
        below = np.searchsorted(scores, threshold, side="left")
        counts += [len(scores) - below, below]
    tp, fn, fp, tn = counts
    return [int(tp), int(fp), int(fn), int(tn)]
