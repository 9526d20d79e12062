import numpy as np


def confusion_counts(y_true, y_pred):
    own, said = np.asarray(y_true), np.asarray(y_pred)
    if own.shape != said.shape:
        raise ValueError("unequal lists")
    if not (np.isin(own, [0, 1]).all() and np.isin(said, [0, 1]).all()):
        raise ValueError("labels are 0 and 1")
    own, said = own == 1, said == 1
    return np.array(
        [(own & said).sum(), (~own & said).sum(), (own & ~said).sum(), (~own & ~said).sum()]
    )
