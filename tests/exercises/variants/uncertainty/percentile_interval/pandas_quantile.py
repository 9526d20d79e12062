import pandas as pd


def percentile_interval(values, level):
    if not (level > 0 and level < 1):
        raise ValueError("not a level")
    tail = (1 - level) / 2
    return pd.Series(values).quantile([tail, 1 - tail])
