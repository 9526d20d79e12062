import numpy as np


def expected_calibration_error(y_true, y_prob, bins):
    gap = np.subtract(y_true, y_prob)
    index = np.searchsorted(np.arange(1, bins) / bins, y_prob, side="left")
    return np.abs(np.bincount(index, weights=gap)).sum() / gap.size
