import numpy as np


def percentile_interval(values, level):
    if level >= 1 or level <= 0:
        raise ValueError("a level lies between 0 and 1")
    m = len(values)
    places = np.array([(1 - level) / 2, (1 + level) / 2]) * (m - 1)
    return tuple(np.interp(places, np.arange(m), np.sort(values)))
