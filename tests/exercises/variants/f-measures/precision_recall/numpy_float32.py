import numpy as np


def precision_recall(y_true, y_pred):
    flagged = np.array(y_pred, dtype=bool)
    positive = np.array(y_true, dtype=bool)
    if not flagged.any() or not positive.any():
        raise ValueError
    return np.float32(positive[flagged].mean()), np.float32(flagged[positive].mean())
