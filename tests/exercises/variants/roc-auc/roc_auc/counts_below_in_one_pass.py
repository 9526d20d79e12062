from itertools import groupby


def roc_auc(y_true, y_score):
    n = len(y_true)
    k = sum(y_true)
    if k in (0, n):
        raise ValueError(f"{k} positives of {n}")
    twice = below = 0
    by_score = sorted(range(n), key=y_score.__getitem__)
    for _, group in groupby(by_score, key=y_score.__getitem__):
        block = [y_true[i] for i in group]
        twice += block.count(1) * (2 * below + block.count(0))
        below += block.count(0)
    return twice / (2 * k * (n - k))
