import numpy as np


def matthews_corrcoef(y_true, y_pred):
    y, z = np.asarray(y_true), np.asarray(y_pred)
    matrix = np.bincount(2 * y + z, minlength=4).reshape(2, 2)
    sums = np.concatenate([matrix.sum(axis=0), matrix.sum(axis=1)])
    if not sums.all():
        raise ValueError(matrix)
    return np.linalg.det(matrix) / np.sqrt(sums.prod())
