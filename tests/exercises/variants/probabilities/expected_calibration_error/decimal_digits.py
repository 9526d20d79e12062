from decimal import ROUND_CEILING, Decimal


def expected_calibration_error(y_true, y_prob, bins):
    sums = {}
    for y, p in zip(y_true, [Decimal(str(p)) for p in y_prob], strict=True):
        place = max((p * bins).to_integral_value(ROUND_CEILING), Decimal(1))
        sums[place] = sums.get(place, Decimal(0)) + p - y
    return sum(abs(value) for value in sums.values()) / len(y_true)
