import numpy as np


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if not len(draws):
        raise ValueError("an interval needs draws")
    n = len(y_true)
    price = {(0, 1): cost_fp, (1, 0): cost_fn}
    a = np.array([price.get(pair, 0) for pair in zip(y_true, flags_a, strict=True)], dtype=float)
    b = np.array([price.get(pair, 0) for pair in zip(y_true, flags_b, strict=True)], dtype=float)
    weights = np.array([np.bincount(draw, minlength=n) for draw in draws])
    values = np.sort(weights @ (a - b) / n)
    ends = np.interp(
        [0.025 * (len(values) - 1), 0.975 * (len(values) - 1)], range(len(values)), values
    )
    return float((a - b).sum() / n), float(ends[0]), float(ends[1])
