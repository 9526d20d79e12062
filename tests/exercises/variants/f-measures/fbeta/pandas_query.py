import pandas as pd


def fbeta(y_true, y_pred, beta):
    pages = pd.DataFrame({"label": y_true, "offered": y_pred})
    tp = len(pages.query("label == 1 and offered == 1"))
    fp = len(pages.query("label == 0 and offered == 1"))
    fn = len(pages.query("label == 1 and offered == 0"))
    errors = fp + beta**2 * fn
    if tp == 0 and errors == 0:
        raise ValueError("undefined")
    return 1 - errors / ((1 + beta**2) * tp + errors)
