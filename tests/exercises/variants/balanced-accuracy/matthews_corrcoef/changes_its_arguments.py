def matthews_corrcoef(y_true, y_pred):
    counts = [[0, 0], [0, 0]]
    while y_true:
        counts[y_true.pop()][y_pred.pop()] += 1
    (tn, fp), (fn, tp) = counts
    product = (tp + fp) * (tp + fn) * (tn + fp) * (tn + fn)
    if product == 0:
        raise ValueError(counts)
    return (tp * tn - fp * fn) * product**-0.5
