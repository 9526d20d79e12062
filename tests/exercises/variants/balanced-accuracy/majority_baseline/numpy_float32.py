import numpy as np


def majority_baseline(y_true):
    own = np.array(y_true)
    shares = np.mean(own[:, None] == own[None, :], axis=1, dtype=np.float32)
    return shares.max()
