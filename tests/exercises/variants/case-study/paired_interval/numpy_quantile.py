import numpy as np


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if not draws:
        raise ValueError("draws is empty")
    y, a, b = map(np.array, (y_true, flags_a, flags_b))
    gaps = np.where(y == 1, cost_fn * (b - a), cost_fp * (a - b))
    means = gaps[np.array(draws)].mean(axis=1)
    return [gaps.mean(), *np.quantile(means, [0.025, 0.975])]
