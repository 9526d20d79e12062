def brier(y_true, y_prob):
    if len(y_prob) == 0:
        raise ValueError("empty")
    total = 0.0
    for i in range(len(y_prob)):
        if y_prob[i] > 1 or y_prob[i] < 0:
            raise ValueError("not a probability")
        total += (y_prob[i] - y_true[i]) * (y_prob[i] - y_true[i])
    return total / len(y_prob)
