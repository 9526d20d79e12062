from math import log


def log_loss(y_true, y_prob):
    total = 0.0
    for i in range(len(y_true)):
        p = y_prob[i]
        if p < 0 or p > 1:
            raise ValueError("not a probability")
        if y_true[i] == 0:
            p = 1 - p
        if p < 2**-52:
            p = 2**-52
        total = total - log(p)
    return total / len(y_true)
