from fractions import Fraction
from itertools import groupby


def best_f1(labels, scores):
    if not any(labels):
        raise ValueError("there is nothing to find")
    hits = length = 0
    steps = []
    pairs = sorted(zip(scores, labels, strict=True), reverse=True)
    for score, block in groupby(pairs, key=lambda pair: pair[0]):
        for _, label in block:
            hits, length = hits + label, length + 1
        steps.append((Fraction(2 * hits, length + sum(labels)), score))
    return list(max(steps))[::-1]
