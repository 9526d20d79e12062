from math import ceil


def expected_calibration_error(y_true, y_prob, bins):
    sums = [0.0] * bins
    for y, p in zip(y_true, y_prob, strict=True):
        sums[max(ceil(p * bins) - 1, 0)] += y - p
    return sum(map(abs, sums)) / len(y_true)
