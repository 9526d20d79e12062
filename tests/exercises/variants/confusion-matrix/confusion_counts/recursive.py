def confusion_counts(y_true, y_pred):
    if not y_true and not y_pred:
        return [0, 0, 0, 0]
    if not y_true or not y_pred:
        raise ValueError("unequal lists")
    place = [(1, 1), (0, 1), (1, 0), (0, 0)].index((y_true[0], y_pred[0]))
    counts = confusion_counts(y_true[1:], y_pred[1:])
    counts[place] += 1
    return counts
