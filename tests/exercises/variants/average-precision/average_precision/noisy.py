import sys
import warnings


def average_precision(y_true, y_score):
    """Right, and full of words."""
    print("y_true", y_true)
    print("y_score", y_score, file=sys.stderr)
    warnings.warn("thinking", stacklevel=1)
    if sum(y_true) == 0:
        raise ValueError(f"no positive in {y_true}")
    total = 0
    for threshold in set(y_score):
        flagged = [t for t, s in zip(y_true, y_score, strict=True) if s >= threshold]
        gained = sum(t for t, s in zip(y_true, y_score, strict=True) if s == threshold)
        total += gained / sum(y_true) * sum(flagged) / len(flagged)
    return total
