import numpy as np


def fbeta(y_true, y_pred, beta):
    cells = np.bincount(2 * np.array(y_true) + np.array(y_pred), minlength=4)
    _, fp, fn, tp = cells.tolist()
    if cells[1:].sum() == 0:
        raise ValueError("only true negatives")
    return np.array(np.float64((1 + beta**2) * tp) / ((1 + beta**2) * tp + beta**2 * fn + fp))
