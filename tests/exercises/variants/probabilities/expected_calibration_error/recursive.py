def expected_calibration_error(y_true, y_prob, bins, b=None):
    b = bins if b is None else b
    if b == 0:
        return 0
    inside = [
        (y, p)
        for y, p in zip(y_true, y_prob, strict=True)
        if p <= b / bins and (p > (b - 1) / bins or b == 1)
    ]
    here = abs(sum(y for y, _ in inside) - sum(p for _, p in inside)) / len(y_true)
    return here + expected_calibration_error(y_true, y_prob, bins, b - 1)
