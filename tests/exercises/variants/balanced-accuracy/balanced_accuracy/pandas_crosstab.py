import pandas as pd


def balanced_accuracy(y_true, y_pred):
    matrix = pd.crosstab(pd.Series(y_true), pd.Series(y_pred), normalize="index")
    if matrix.shape[0] == 1:
        raise ValueError(matrix.index[0])
    return sum(matrix.at[c, c] if c in matrix.columns else 0 for c in matrix.index) / len(matrix)
