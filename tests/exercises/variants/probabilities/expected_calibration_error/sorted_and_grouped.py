from itertools import groupby
from math import ceil, fsum


def place(pair, bins):
    return max(1, ceil(pair[0] * bins))


def expected_calibration_error(y_true, y_prob, bins):
    pairs = sorted(zip(y_prob, y_true, strict=True))
    terms = []
    for _, group in groupby(pairs, key=lambda pair: place(pair, bins)):
        terms.append(abs(fsum(p - y for p, y in group)))
    return fsum(terms) / len(pairs)
