import pandas as pd


def counts_at_threshold(y_true, y_score, threshold):
    apples = pd.DataFrame({"wormy": y_true, "score": y_score})
    apples["flagged"] = (apples["score"] >= threshold).astype(int)
    cells = apples.groupby(["wormy", "flagged"]).size()
    return [int(cells.get(cell, 0)) for cell in ((1, 1), (0, 1), (1, 0), (0, 0))]
