import numpy as np


def report(y_true, y_score, threshold):
    y, flag = np.asarray(y_true) == 1, np.asarray(y_score) >= threshold
    if y.all() or not y.any():
        raise ValueError
    tp, fp, fn, tn = (y & flag).sum(), (~y & flag).sum(), (y & ~flag).sum(), (~y & ~flag).sum()
    with np.errstate(invalid="ignore"):
        precision = np.float64(tp) / np.float64(tp + fp)
    balanced = np.mean([flag[y].mean(), (~flag[~y]).mean()])
    return np.array(
        [
            tp,
            fp,
            fn,
            tn,
            (y == flag).mean(),
            precision,
            flag[y].mean(),
            2 * tp / (2 * tp + fp + fn),
            balanced,
        ]
    )
