import math
import statistics
import sys


class NoProbabilityError(ValueError):
    pass


def losses(y_true, y_prob):
    for label, p in zip(y_true, y_prob, strict=True):
        if p > 1 or p < 0:
            raise NoProbabilityError(p)
        yield -math.log(max(abs(1 - label - p), sys.float_info.epsilon))


def log_loss(y_true, y_prob):
    return statistics.fmean(losses(y_true, y_prob))
