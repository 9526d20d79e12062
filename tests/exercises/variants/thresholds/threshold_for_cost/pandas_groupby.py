import pandas as pd


def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    nights = pd.DataFrame({"flood": y_true, "score": y_score})
    nights["paid"] = (1 - nights["flood"]) * cost_fp - nights["flood"] * cost_fn
    steps = nights.groupby("score")["paid"].sum().sort_index(ascending=False)
    costs = pd.concat([pd.Series({float("inf"): 0}), steps]).cumsum()
    return costs.idxmin()
