import math
import sys
import warnings


def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    """Right, and full of words."""
    table = {}
    for threshold in [math.inf, *y_score]:
        alarms = [score >= threshold for score in y_score]
        fp = sum(alarm > label for alarm, label in zip(alarms, y_true, strict=True))
        fn = sum(alarm < label for alarm, label in zip(alarms, y_true, strict=True))
        table[threshold] = fp * cost_fp + fn * cost_fn
        print(threshold, fp, fn, file=sys.stderr)
    warnings.warn(f"{len(table)} thresholds", stacklevel=1)
    least = min(table.values())
    print("least", least)
    return max(threshold for threshold, cost in table.items() if cost == least)
