from fractions import Fraction
from itertools import groupby
from operator import itemgetter


class NoPositiveError(ValueError):
    pass


def average_precision(y_true, y_score):
    if 1 not in y_true:
        raise NoPositiveError
    ranked = sorted(zip(y_score, y_true, strict=True), key=itemgetter(0), reverse=True)
    hits = length = 0
    result = Fraction()
    for _, block in groupby(ranked, key=itemgetter(0)):
        gained = 0
        for _, label in block:
            gained += label
            length += 1
        hits += gained
        result += Fraction(gained * hits, length * sum(y_true))
    return result
