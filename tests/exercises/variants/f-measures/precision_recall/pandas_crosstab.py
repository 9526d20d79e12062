import pandas as pd


def precision_recall(y_true, y_pred):
    table = pd.crosstab(pd.Series(y_true), pd.Series(y_pred))
    table = table.reindex(index=[0, 1], columns=[0, 1], fill_value=0)
    if table[1].sum() == 0 or table.loc[1].sum() == 0:
        raise ValueError("precision or recall is undefined")
    return [table.loc[1, 1] / table[1].sum(), table.loc[1, 1] / table.loc[1].sum()]
