import pandas as pd


def roc_auc(y_true, y_score):
    ranks = pd.Series(y_score).rank(method="average")
    positive = pd.Series(y_true) == 1
    n_pos, n_neg = positive.sum(), (~positive).sum()
    if not n_pos or not n_neg:
        raise ValueError("AUC is undefined")
    return (ranks[positive].sum() - n_pos * (n_pos + 1) / 2) / (n_pos * n_neg)
