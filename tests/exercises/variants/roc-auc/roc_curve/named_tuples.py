from collections import Counter
from typing import NamedTuple


class Point(NamedTuple):
    fpr: float
    tpr: float


class AbsentClassError(ValueError):
    pass


def roc_curve(y_true, y_score):
    found = Counter(zip(y_score, y_true, strict=True))
    everyone = Counter(y_true)
    if everyone[0] == 0 or everyone[1] == 0:
        raise AbsentClassError(everyone)
    fp = tp = 0
    curve = [Point(0, 0)]
    for score in sorted(dict.fromkeys(y_score), reverse=True):
        fp += found[score, 0]
        tp += found[score, 1]
        curve.append(Point(fp / everyone[0], tp / everyone[1]))
    return curve
