import numpy as np


def paired_differences(y_true, pred_a, pred_b, draws):
    a, b = np.array(pred_a, dtype=np.float32), np.array(pred_b, dtype=np.float32)
    ill = np.array(y_true, dtype=bool)
    out = np.empty(len(draws), dtype=np.float32)
    for j, draw in enumerate(draws):
        chosen = np.array(draw)[ill[draw]]
        if chosen.size == 0:
            raise ValueError("empty class")
        out[j] = a[chosen].mean() - b[chosen].mean()
    return out
