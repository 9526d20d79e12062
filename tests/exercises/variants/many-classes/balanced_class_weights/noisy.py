import warnings


def balanced_class_weights(y, labels):
    print(len(y), "objects of", len(labels), "classes")
    try:
        weights = [len(y) / len(labels) / y.count(label) for label in labels]
    except ZeroDivisionError:
        warnings.warn("a class without objects", stacklevel=1)
        raise ValueError("no weight helps") from None
    print(dict(zip(labels, weights, strict=True)))
    return weights
