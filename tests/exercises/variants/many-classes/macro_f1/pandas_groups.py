import pandas as pd


def macro_f1(y_true, y_pred, labels):
    actual, named = pd.Series(y_true), pd.Series(y_pred)
    sizes = actual.value_counts().reindex(labels, fill_value=0)
    calls = named.value_counts().reindex(labels, fill_value=0)
    hits = actual[actual == named].value_counts().reindex(labels, fill_value=0)
    if ((sizes + calls) == 0).any():
        raise ValueError("undefined")
    return (2 * hits / (sizes + calls)).mean()
