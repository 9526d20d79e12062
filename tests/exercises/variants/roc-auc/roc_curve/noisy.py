import sys
import warnings


def roc_curve(y_true, y_score):
    """Right, and full of words."""
    print("labels", y_true)
    print("scores", y_score, file=sys.stderr)
    warnings.warn("drawing", stacklevel=1)
    ones = [s for s, t in zip(y_score, y_true, strict=True) if t]
    zeros = [s for s, t in zip(y_score, y_true, strict=True) if not t]
    if not ones or not zeros:
        raise ValueError("nothing to draw")
    result = [(0, 0)]
    for threshold in sorted({*ones, *zeros}, reverse=True):
        x = sum(s >= threshold for s in zeros) / len(zeros)
        y = sum(s >= threshold for s in ones) / len(ones)
        print(threshold, x, y)
        result.append((x, y))
    return result
