import pandas as pd


def best_f1(y_true, y_score):
    pages = pd.DataFrame({"label": y_true, "score": y_score})
    if pages.label.sum() == 0:
        raise ValueError("nothing to find")
    blocks = pages.groupby("score").label.agg(["sum", "count"]).sort_index(ascending=False).cumsum()
    f1 = 2 * blocks["sum"] / (blocks["count"] + pages.label.sum())
    return [f1.idxmax(), f1.max()]
