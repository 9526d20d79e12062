def confusion_counts(y_true, y_pred):
    if len(y_true) != len(y_pred):
        raise ValueError("unequal lists")
    counts = {"TP": 0, "FP": 0, "FN": 0, "TN": 0}
    names = {(1, 1): "TP", (0, 1): "FP", (1, 0): "FN", (0, 0): "TN"}
    while y_true:
        pair = y_true.pop(), y_pred.pop()
        if pair not in names:
            raise ValueError(f"what is {pair}?")
        counts[names[pair]] += 1
    return list(counts.values())
