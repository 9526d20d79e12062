import pandas as pd


def roc_curve(y_true, y_score):
    table = pd.DataFrame({"hit": y_true, "score": y_score})
    table["miss"] = 1 - table["hit"]
    if table["hit"].nunique() != 2:
        raise ValueError("a class is absent")
    steps = table.groupby("score")[["miss", "hit"]].sum().sort_index(ascending=False).cumsum()
    steps = steps / steps.iloc[-1]
    return [(0, 0), *steps.itertuples(index=False, name=None)]
