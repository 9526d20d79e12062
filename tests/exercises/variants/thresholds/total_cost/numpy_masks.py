import numpy as np


def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    actual = np.array(y_true, dtype=bool)
    alarm = np.array(y_score) >= threshold
    return cost_fp * np.sum(alarm & ~actual) + cost_fn * np.sum(actual & ~alarm)
