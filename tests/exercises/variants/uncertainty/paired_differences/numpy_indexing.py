import numpy as np


def paired_differences(y_true, pred_a, pred_b, draws):
    y_true, pred_a, pred_b, draws = map(np.asarray, (y_true, pred_a, pred_b, draws))
    truth = y_true[draws]
    positives = truth.sum(axis=1)
    if (positives == 0).any():
        raise ValueError("a resample has no positive")
    return (truth * (pred_a - pred_b)[draws]).sum(axis=1) / positives
