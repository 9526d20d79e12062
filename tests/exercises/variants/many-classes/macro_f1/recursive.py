def f1(y_true, y_pred, label):
    hits = [a for a, p in zip(y_true, y_pred, strict=True) if a == p].count(label)
    whole = y_true.count(label) + y_pred.count(label)
    if whole == 0:
        raise ValueError(label)
    return 2 * hits / whole


def summed(y_true, y_pred, labels):
    if not labels:
        return 0
    return f1(y_true, y_pred, labels[0]) + summed(y_true, y_pred, labels[1:])


def macro_f1(y_true, y_pred, labels):
    return summed(y_true, y_pred, labels) / len(labels)
