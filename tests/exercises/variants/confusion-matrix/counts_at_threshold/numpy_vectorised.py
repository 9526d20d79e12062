import numpy as np


def counts_at_threshold(y_true, y_score, threshold):
    y, flagged = np.array(y_true, dtype=bool), np.array(y_score) >= threshold
    return np.array(
        [np.sum(y & flagged), np.sum(~y & flagged), np.sum(y & ~flagged), np.sum(~(y | flagged))]
    )
