import pandas as pd


def threshold_for_recall(y_true, y_score, floor):
    nights = pd.DataFrame({"flood": y_true, "score": y_score})
    if nights["flood"].sum() == 0:
        raise ValueError("no flood among the nights")
    table = nights.groupby("score")["flood"].agg(["sum", "count"])
    table = table.sort_index(ascending=False).cumsum()
    table["recall"] = table["sum"] / nights["flood"].sum()
    table["precision"] = table["sum"] / table["count"]
    table = table[table["recall"] >= floor]
    return table.sort_values(["precision", "recall"]).index[-1]
