from collections import Counter
from fractions import Fraction


def majority_baseline(y_true):
    (_, size), *_ = Counter(y_true).most_common()
    return Fraction(size, len(y_true))
