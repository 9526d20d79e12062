import pandas as pd


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    frame = pd.DataFrame({"label": val_true, "score": val_score})
    blocks = frame.groupby("score")["label"].agg(["sum", "count"]).sort_index(ascending=False)
    change = cost_fp * (blocks["count"] - blocks["sum"]) - cost_fn * blocks["sum"]
    costs = pd.concat([pd.Series({float("inf"): 0}), change.cumsum()])
    threshold = costs[costs == costs.min()].index.max()
    test = pd.DataFrame({"label": test_true, "flag": pd.Series(test_score) >= threshold})
    fp = ((test["label"] == 0) & test["flag"]).sum()
    fn = ((test["label"] == 1) & ~test["flag"]).sum()
    counts = test["label"].value_counts()
    without = min(cost_fn * counts.get(1, 0), cost_fp * counts.get(0, 0))
    return [threshold, cost_fp * fp + cost_fn * fn, without]
