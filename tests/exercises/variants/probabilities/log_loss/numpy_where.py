import numpy as np


def log_loss(labels, probabilities):
    labels, probabilities = np.asarray(labels, dtype=bool), np.asarray(probabilities, dtype=float)
    if not np.all((probabilities >= 0) & (probabilities <= 1)):
        raise ValueError
    came_true = np.where(labels, probabilities, 1 - probabilities)
    return np.log(1 / np.maximum(came_true, 2.0**-52)).mean()
