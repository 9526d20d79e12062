from fractions import Fraction
from math import inf


def roc_curve(y_true, y_score):
    if not 0 < sum(y_true) < len(y_true):
        raise ValueError("one class only")
    points = []
    for threshold in [inf, *sorted(set(y_score))[::-1]]:
        flagged = [t for t, s in zip(y_true, y_score, strict=True) if s >= threshold]
        fpr = Fraction(flagged.count(0), y_true.count(0))
        points.append([fpr, Fraction(flagged.count(1), y_true.count(1))])
    return points
