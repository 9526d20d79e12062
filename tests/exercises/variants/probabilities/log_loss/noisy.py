import sys
import warnings
from math import log


def log_loss(y_true, y_prob):
    """Right, and full of words."""
    print("forecasts:", y_prob)
    print("outcomes:", y_true, file=sys.stderr)
    warnings.warn("taking logarithms", stacklevel=1)
    if any(p < 0 or p > 1 for p in y_prob):
        raise ValueError(f"look at {y_prob}")
    given = [p if y else 1 - p for y, p in zip(y_true, y_prob, strict=True)]
    return sum(52 * log(2) if p == 0 else -log(p) for p in given) / len(given)
