import numpy as np
import pandas as pd


def log_loss(y_true, y_prob):
    days = pd.DataFrame({"hail": y_true, "p": y_prob})
    if not days.p.between(0, 1).all():
        raise ValueError("p must lie between 0 and 1")
    given = days.p.where(days.hail == 1, 1 - days.p)
    return -given.clip(lower=2**-52).apply(np.log).mean()
