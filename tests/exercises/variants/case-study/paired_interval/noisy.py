import sys
import warnings

import numpy as np


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    warnings.warn("the interval may take a while", stacklevel=1)
    if not draws:
        raise ValueError("no draws")
    results = []
    for number, draw in enumerate(draws):
        a = b = 0
        for i in draw:
            a += cost_fp if flags_a[i] > y_true[i] else cost_fn if flags_a[i] < y_true[i] else 0
            b += cost_fp if flags_b[i] > y_true[i] else cost_fn if flags_b[i] < y_true[i] else 0
        results.append((a - b) / len(draw))
        print(number, results[-1], file=sys.stderr)
    a = sum(
        cost_fp if f > t else cost_fn if f < t else 0 for t, f in zip(y_true, flags_a, strict=True)
    )
    b = sum(
        cost_fp if f > t else cost_fn if f < t else 0 for t, f in zip(y_true, flags_b, strict=True)
    )
    print("difference", (a - b) / len(y_true))
    return ((a - b) / len(y_true), np.quantile(results, 0.025), np.quantile(results, 0.975))
