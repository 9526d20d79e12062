import numpy as np


def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    y_true, y_score = np.asarray(y_true), np.asarray(y_score)
    thresholds = np.append(np.unique(y_score), np.inf)[::-1]
    alarms = y_score[:, None] >= thresholds
    wrong = np.where(y_true[:, None] == 1, cost_fn * ~alarms, cost_fp * alarms)
    return thresholds[wrong.sum(axis=0).argmin()]
