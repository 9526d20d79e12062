import pandas as pd


def precision_recall(y_true, y_pred):
    pages = pd.DataFrame({"label": y_true, "decision": y_pred})
    shares = (
        pages.loc[pages.decision == 1, "label"].mean(),
        pages.loc[pages.label == 1].decision.mean(),
    )
    if any(map(pd.isna, shares)):
        raise ValueError("nothing to take the mean of")
    return shares
