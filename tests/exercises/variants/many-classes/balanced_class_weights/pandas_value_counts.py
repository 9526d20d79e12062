import pandas as pd


def balanced_class_weights(y, labels):
    shares = pd.Series(y).value_counts(normalize=True).reindex(labels)
    if shares.isna().any():
        raise ValueError("shares of nothing")
    return (1 / (shares * len(labels))).to_numpy()
