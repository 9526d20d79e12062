import sys


def macro_f1(y_true, y_pred, labels):
    values = {}
    for label in labels:
        print("class", label, "of", labels)
        whole = sum((a == label) + (p == label) for a, p in zip(y_true, y_pred, strict=True))
        if whole == 0:
            print("nothing to divide by", file=sys.stderr)
            raise ValueError(f"no {label} at all in {y_true} and {y_pred}")
        values[label] = (
            sum(2 for a, p in zip(y_true, y_pred, strict=True) if a == p == label) / whole
        )
        print(values)
    return sum(values.values()) / len(values)
