import numpy as np


def percentile_interval(values, level):
    tail = 100 * (1 - level) / 2
    if tail <= 0 or tail >= 50:
        raise ValueError("level must be a share")
    return float(np.percentile(values, tail)), float(np.percentile(values, 100 - tail))
