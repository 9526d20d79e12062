import math


def log_loss(y_true, y_prob):
    likelihood = 1.0
    for y, p in zip(y_true, y_prob, strict=True):
        if not 0 <= p <= 1:
            raise ValueError(p)
        likelihood *= max(p**y * (1 - p) ** (1 - y), 2**-52)
    return -math.log(likelihood) / len(y_true)
