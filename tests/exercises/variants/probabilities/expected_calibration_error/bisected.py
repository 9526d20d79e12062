from bisect import bisect_left
from collections import defaultdict
from statistics import fmean


def expected_calibration_error(y_true, y_prob, bins):
    edges = [k / bins for k in range(1, bins)]
    inside = defaultdict(list)
    for pair in zip(y_true, y_prob, strict=True):
        inside[bisect_left(edges, pair[1])].append(pair)
    distances = [
        len(pairs) * abs(fmean(y for y, _ in pairs) - fmean(p for _, p in pairs))
        for pairs in inside.values()
    ]
    return sum(distances) / len(y_true)
