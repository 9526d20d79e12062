from decimal import Decimal


def balanced_class_weights(y, labels):
    if set(labels) - set(y):
        raise ValueError(set(labels) - set(y))
    return tuple(Decimal(len(y)) / (len(labels) * y.count(label)) for label in labels)
