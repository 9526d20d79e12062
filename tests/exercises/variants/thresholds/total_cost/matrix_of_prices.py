import numpy as np


def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    price = np.array([[0, cost_fp], [cost_fn, 0]], dtype=np.float32)
    alarm = (np.asarray(y_score) >= threshold).astype(int)
    return price[np.asarray(y_true), alarm].sum()
