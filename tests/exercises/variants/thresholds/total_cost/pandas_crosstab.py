import pandas as pd


def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    nights = pd.DataFrame({"flood": y_true, "alarm": [int(s >= threshold) for s in y_score]})
    table = pd.crosstab(nights["flood"], nights["alarm"])
    table = table.reindex(index=[0, 1], columns=[0, 1], fill_value=0)
    return cost_fp * table.loc[0, 1] + cost_fn * table.loc[1, 0]
