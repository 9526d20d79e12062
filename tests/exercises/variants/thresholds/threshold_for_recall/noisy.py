import sys
import warnings


def threshold_for_recall(y_true, y_score, floor):
    """Right, and full of words."""
    print("floor", floor, file=sys.stderr)
    warnings.warn("searching", stacklevel=1)
    tried = []
    for t in y_score:
        tp = fp = fn = 0
        for y, s in zip(y_true, y_score, strict=True):
            tp += s >= t and y == 1
            fp += s >= t and y == 0
            fn += s < t and y == 1
        if tp + fn == 0:
            print("no positive at all")
            raise ValueError("no positive at all")
        print(t, tp, fp, fn)
        if tp / (tp + fn) >= floor:
            tried.append([tp / (tp + fp), tp, t])
    tried.sort()
    return tried[-1][-1]
