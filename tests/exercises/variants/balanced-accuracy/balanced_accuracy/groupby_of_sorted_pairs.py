from itertools import groupby
from statistics import mean


def balanced_accuracy(y_true, y_pred):
    pairs = sorted(zip(y_true, y_pred, strict=True))
    recalls = []
    for c, group in groupby(pairs, key=lambda pair: pair[0]):
        own = [named == c for _, named in group]
        recalls.append(sum(own) / len(own))
    if len(recalls) < 2:
        raise ValueError(recalls)
    return mean(recalls)
