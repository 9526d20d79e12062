from collections import Counter
from fractions import Fraction


def balanced_class_weights(y, labels):
    sizes = Counter(y)
    if len(sizes) < len(labels):
        raise ValueError("a class is missing")
    return [Fraction(len(y), len(labels)) / sizes[label] for label in labels]
