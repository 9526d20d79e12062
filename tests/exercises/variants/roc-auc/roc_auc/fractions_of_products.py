from fractions import Fraction
from itertools import product


def roc_auc(y_true, y_score):
    scored = list(zip(y_true, y_score, strict=True))
    pairs = list(product([s for t, s in scored if t], [s for t, s in scored if not t]))
    if not pairs:
        raise ValueError("a class is absent")
    total = sum(Fraction(1) if p > n else Fraction(p == n, 2) for p, n in pairs)
    return total / len(pairs)
