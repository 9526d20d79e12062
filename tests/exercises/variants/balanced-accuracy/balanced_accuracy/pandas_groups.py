import pandas as pd


def balanced_accuracy(y_true, y_pred):
    table = pd.DataFrame({"actual": y_true, "named": y_pred})
    recalls = (table.actual == table.named).groupby(table.actual).mean()
    if len(recalls) < 2:
        raise ValueError("one class")
    return recalls.mean()
