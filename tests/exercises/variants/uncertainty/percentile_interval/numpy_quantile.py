import numpy as np


def percentile_interval(values, level):
    if not 0 < level < 1:
        raise ValueError(level)
    return np.quantile(values, [(1 - level) / 2, (1 + level) / 2])
