def recall(pairs, c):
    own = [p for a, p in pairs if a == c]
    return own.count(c) / len(own)


def total(pairs, classes):
    if not classes:
        return 0
    return recall(pairs, classes[0]) + total(pairs, classes[1:])


def balanced_accuracy(y_true, y_pred):
    classes = sorted(set(y_true))
    if len(classes) < 2:
        raise ValueError("two classes are needed")
    return total(list(zip(y_true, y_pred, strict=True)), classes) / len(classes)
