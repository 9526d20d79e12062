import pandas as pd


def brier(y_true, y_prob):
    p = pd.Series(y_prob, dtype=float)
    if p.empty or not p.between(0, 1).all():
        raise ValueError("y_prob must hold probabilities")
    return p.sub(pd.Series(y_true)).pow(2).mean()
