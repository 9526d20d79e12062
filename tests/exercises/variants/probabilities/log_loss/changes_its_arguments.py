from math import log2

LN_2 = 0.6931471805599453


def log_loss(y_true, y_prob):
    n, bits = len(y_true), 0
    while y_true:
        label, p = y_true.pop(), y_prob.pop()
        if p < 0 or p > 1:
            raise ValueError("this is no probability")
        bits -= log2(max(2**-52, p if label else 1 - p))
    return bits * LN_2 / n
