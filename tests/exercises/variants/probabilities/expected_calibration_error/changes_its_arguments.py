def expected_calibration_error(y_true, y_prob, bins):
    n, total = len(y_prob), 0
    for k in range(1, bins + 1):
        gap, i = 0, 0
        while i < len(y_prob):
            if y_prob[i] <= k / bins:
                gap += y_true.pop(i) - y_prob.pop(i)
            else:
                i += 1
        total += abs(gap)
    return total / n
