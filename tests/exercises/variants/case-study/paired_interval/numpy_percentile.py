import numpy as np


def cost(y, flags, cost_fp, cost_fn):
    return np.mean(cost_fp * ((y == 0) & (flags == 1)) + cost_fn * ((y == 1) & (flags == 0)))


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if len(draws) < 1:
        raise ValueError
    y, a, b = np.array(y_true), np.array(flags_a), np.array(flags_b)
    values = []
    for draw in draws:
        d = np.array(draw)
        values.append(cost(y[d], a[d], cost_fp, cost_fn) - cost(y[d], b[d], cost_fp, cost_fn))
    gap = cost(y, a, cost_fp, cost_fn) - cost(y, b, cost_fp, cost_fn)
    return np.array([gap, np.percentile(values, 2.5), np.percentile(values, 97.5)])
