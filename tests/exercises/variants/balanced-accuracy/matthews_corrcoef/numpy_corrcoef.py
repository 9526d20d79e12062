import numpy as np


def matthews_corrcoef(y_true, y_pred):
    value = np.corrcoef(y_true, y_pred)[0, 1]
    if np.isnan(value):
        raise ValueError("no variance")
    return value
