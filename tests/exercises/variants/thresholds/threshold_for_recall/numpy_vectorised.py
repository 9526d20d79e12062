import numpy as np


def threshold_for_recall(y_true, y_score, floor):
    y_true, y_score = np.array(y_true), np.array(y_score)
    if not y_true.any():
        raise ValueError("recall is undefined")
    thresholds = np.unique(y_score)
    alarms = y_score >= thresholds[:, None]
    tp = alarms @ y_true
    precision = np.where(tp / y_true.sum() >= floor, tp / alarms.sum(axis=1), -1)
    # The thresholds ascend, so the first of equal ones has the most recall.
    return thresholds[np.argmax(precision)]
