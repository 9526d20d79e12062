from decimal import Decimal


def macro_f1(y_true, y_pred, labels):
    result = Decimal(0)
    for label in sorted(labels, reverse=True):
        if label not in y_true + y_pred:
            raise ValueError
        hits = Decimal(sum(a == label == p for a, p in zip(y_true, y_pred, strict=True)))
        result += 2 * hits / (y_true.count(label) + y_pred.count(label))
    return result / len(labels)
