from math import log


def summed(y_true, y_prob):
    if not y_true:
        return 0
    p = y_prob[0]
    if not 0 <= p <= 1:
        raise ValueError("outside")
    given = p if y_true[0] else 1 - p
    return summed(y_true[1:], y_prob[1:]) - log(max(given, 2**-52))


def log_loss(y_true, y_prob):
    return summed(y_true, y_prob) / len(y_true)
