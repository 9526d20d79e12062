import numpy as np


def paired_differences(y_true, pred_a, pred_b, draws):
    """How often each object counts, in place of copies of it."""
    n = len(y_true)
    weights = np.array([np.bincount(draw, minlength=n) for draw in draws])
    sick = np.array(y_true)
    positives = weights @ sick
    if not positives.all():
        raise ValueError("no sick hive in one of the draws")
    return list(weights @ (sick * (np.array(pred_a) - np.array(pred_b))) / positives)
