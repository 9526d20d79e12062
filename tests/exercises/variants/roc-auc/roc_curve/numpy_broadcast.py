import numpy as np


def roc_curve(y_true, y_score):
    scores, truth = np.asarray(y_score, dtype=float), np.asarray(y_true, dtype=bool)
    if truth.all() or not truth.any():
        raise ValueError("need positives and negatives")
    thresholds = np.concatenate([[np.inf], np.unique(scores)[::-1]])
    flagged = scores[None, :] >= thresholds[:, None]
    return list(zip(flagged[:, ~truth].mean(axis=1), flagged[:, truth].mean(axis=1), strict=True))
