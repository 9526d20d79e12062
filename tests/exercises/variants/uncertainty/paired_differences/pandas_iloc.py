import pandas as pd


def paired_differences(y_true, pred_a, pred_b, draws):
    table = pd.DataFrame({"y": y_true, "a": pred_a, "b": pred_b})
    found = []
    for draw in draws:
        sick = table.iloc[draw].query("y == 1")
        if sick.empty:
            raise ValueError("recall is undefined")
        found.append(sick["a"].mean() - sick["b"].mean())
    return pd.Series(found)
