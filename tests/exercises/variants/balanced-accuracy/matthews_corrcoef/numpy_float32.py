import numpy as np


def matthews_corrcoef(y_true, y_pred):
    y = np.array(y_true, dtype=np.float32)
    z = np.array(y_pred, dtype=np.float32)
    y, z = y - y.mean(), z - z.mean()
    if np.all(y == 0) or np.all(z == 0):
        raise ValueError("constant")
    return (y @ z) / np.sqrt((y @ y) * (z @ z))
