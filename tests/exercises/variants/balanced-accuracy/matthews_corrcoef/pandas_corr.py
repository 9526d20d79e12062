import pandas as pd


def matthews_corrcoef(y_true, y_pred):
    actual, flags = pd.Series(y_true), pd.Series(y_pred)
    if actual.nunique() < 2 or flags.nunique() < 2:
        raise ValueError("two labels are needed")
    return actual.corr(flags)
