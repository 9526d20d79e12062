from collections import Counter
from fractions import Fraction


def balanced_accuracy(y_true, y_pred):
    sizes = Counter(y_true)
    hits = Counter(a for a, p in zip(y_true, y_pred, strict=True) if a == p)
    if len(sizes) == 1:
        raise ValueError("one class only")
    return sum(Fraction(hits[c], n) for c, n in sizes.items()) / len(sizes)
