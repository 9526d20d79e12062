from math import fsum, log, log1p

LEAST = 2**-52


def log_loss(y_true, y_prob):
    if min(y_prob) < 0 or max(y_prob) > 1:
        raise ValueError("probabilities go from 0 to 1")
    hail = [p for y, p in zip(y_true, y_prob, strict=True) if y == 1]
    calm = [p for y, p in zip(y_true, y_prob, strict=True) if y == 0]
    of_hail = fsum(log(max(p, LEAST)) for p in hail)
    of_calm = fsum(log1p(-min(p, 1 - LEAST)) for p in calm)
    return -(of_hail + of_calm) / (len(hail) + len(calm))
