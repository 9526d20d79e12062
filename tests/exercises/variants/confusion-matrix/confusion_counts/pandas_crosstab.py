import pandas as pd


def confusion_counts(y_true, y_pred):
    table = pd.DataFrame({"own": y_true, "said": y_pred})
    if not table.isin([0, 1]).to_numpy().all():
        raise ValueError("labels are 0 and 1")
    cells = pd.crosstab(table["own"], table["said"])
    cells = cells.reindex(index=[1, 0], columns=[1, 0], fill_value=0)
    return [cells.loc[1, 1], cells.loc[0, 1], cells.loc[1, 0], cells.loc[0, 0]]
