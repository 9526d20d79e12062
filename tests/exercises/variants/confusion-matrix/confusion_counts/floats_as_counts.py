def confusion_counts(y_true, y_pred):
    if len(y_true) != len(y_pred):
        raise ValueError("unequal lists")
    counts = [0.0] * 4
    for own, said in zip(y_true, y_pred, strict=True):
        if {own, said} - {0, 1}:
            raise ValueError("labels are 0 and 1")
        counts[2 * (1 - said) + (1 - own)] += 1.0
    return counts
