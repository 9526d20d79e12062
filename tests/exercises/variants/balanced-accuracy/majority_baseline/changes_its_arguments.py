def majority_baseline(y_true):
    n, best = len(y_true), 0
    while y_true:
        label, before = y_true[-1], len(y_true)
        y_true[:] = [own for own in y_true if own != label]
        best = max(best, before - len(y_true))
    return best / n
