def expected_calibration_error(y_true, y_prob, bins):
    n, ece = len(y_prob), 0
    for b in range(bins):
        low, high = b / bins, (b + 1) / bins
        inside = [i for i in range(n) if low < y_prob[i] <= high or (b == 0 and y_prob[i] == 0)]
        if inside:
            confidence = sum(y_prob[i] for i in inside) / len(inside)
            share = sum(y_true[i] for i in inside) / len(inside)
            ece += len(inside) / n * abs(share - confidence)
    return ece
