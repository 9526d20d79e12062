import pandas as pd


def report(y_true, y_score, threshold):
    frame = pd.DataFrame({"truth": y_true, "flag": [int(s >= threshold) for s in y_score]})
    if frame["truth"].nunique() < 2:
        raise ValueError("one class only")
    table = pd.crosstab(frame["truth"], frame["flag"])
    table = table.reindex(index=[0, 1], columns=[0, 1], fill_value=0)
    tn, fp, fn, tp = table.to_numpy().ravel()
    precision = frame.loc[frame["flag"] == 1, "truth"].mean()
    recall = frame.loc[frame["truth"] == 1, "flag"].mean()
    specificity = 1 - frame.loc[frame["truth"] == 0, "flag"].mean()
    accuracy = (frame["truth"] == frame["flag"]).mean()
    f1 = 2 * tp / (2 * tp + fp + fn)
    return [tp, fp, fn, tn, accuracy, precision, recall, f1, (recall + specificity) / 2]
