import pandas as pd


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if not draws:
        raise ValueError("no draw")
    frame = pd.DataFrame({"y": y_true, "a": flags_a, "b": flags_b})
    price = frame["y"].map({0: cost_fp, 1: cost_fn})
    gap = price * ((frame["a"] != frame["y"]).astype(int) - (frame["b"] != frame["y"]).astype(int))
    values = pd.Series([gap.iloc[draw].mean() for draw in draws])
    return [gap.mean(), values.quantile(0.025), values.quantile(0.975)]
