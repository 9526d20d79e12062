import sys
import warnings


def precision_recall(y_true, y_pred):
    print("labels:", y_true)
    print("decisions:", y_pred, file=sys.stderr)
    hits = [label for label, decision in zip(y_true, y_pred, strict=True) if decision]
    found = [decision for label, decision in zip(y_true, y_pred, strict=True) if label]
    if not hits or not found:
        warnings.warn("there is nothing to divide by", stacklevel=2)
        raise ValueError("undefined")
    print(sum(hits), len(hits), len(found))
    return [sum(hits) / len(hits), sum(found) / len(found)]
