import sys
import warnings


def confusion_matrix(y_true, y_pred, labels):
    """Right, and full of words."""
    print("labels", labels)
    print("y_true", y_true, file=sys.stderr)
    warnings.warn("counting", stacklevel=1)
    strangers = [label for label in [*y_true, *y_pred] if label not in labels]
    if strangers:
        raise ValueError(f"who is {strangers[0]}?")
    matrix = [
        [sum(p == c for a, p in zip(y_true, y_pred, strict=True) if a == r) for c in labels]
        for r in labels
    ]
    for row in matrix:
        print(*row)
    return matrix
