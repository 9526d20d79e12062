import sys
import warnings


def balanced_accuracy(y_true, y_pred):
    recalls = {}
    for c in set(y_true):
        print("class", c, "of", y_true)
        found = [p for a, p in zip(y_true, y_pred, strict=True) if a == c]
        recalls[c] = found.count(c) / len(found)
        if recalls[c] == 0:
            warnings.warn(f"{c} is never found", stacklevel=2)
    print(recalls, file=sys.stderr)
    if len(recalls) < 2:
        raise ValueError(f"nothing but {y_true[0]}")
    return sum(recalls.values()) / len(recalls)
