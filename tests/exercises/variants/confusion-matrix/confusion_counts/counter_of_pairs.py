from collections import Counter


def confusion_counts(y_true, y_pred):
    cells = Counter(zip(y_true, y_pred, strict=True))
    order = [(1, 1), (0, 1), (1, 0), (0, 0)]
    if set(cells) - set(order):
        raise ValueError(f"unknown labels: {set(cells) - set(order)}")
    return tuple(cells[cell] for cell in order)
