import numpy as np


def balanced_class_weights(y, labels):
    sizes = np.equal.outer(np.array(labels), np.array(y)).sum(axis=1)
    if not sizes.all():
        raise ValueError("a class without objects")
    return len(y) / (len(labels) * sizes)
