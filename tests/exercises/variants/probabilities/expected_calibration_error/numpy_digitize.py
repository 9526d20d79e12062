import numpy as np


def expected_calibration_error(y_true, y_prob, bins):
    y, p = np.asarray(y_true), np.asarray(y_prob)
    index = np.digitize(p, np.linspace(0, 1, bins + 1)[1:-1], right=True)
    total = 0.0
    for b in np.unique(index):
        inside = index == b
        total += inside.mean() * np.abs(y[inside].mean() - p[inside].mean())
    return total
