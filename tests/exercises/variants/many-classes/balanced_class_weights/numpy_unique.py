import numpy as np


def balanced_class_weights(y, labels):
    classes, counts = np.unique(y, return_counts=True)
    found = dict(zip(classes.tolist(), counts, strict=True))
    if any(label not in found for label in labels):
        raise ValueError(labels)
    return [np.float64(len(y)) / len(labels) / found[label] for label in labels]
