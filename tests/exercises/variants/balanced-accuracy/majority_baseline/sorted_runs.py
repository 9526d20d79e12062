from itertools import groupby


def majority_baseline(y_true):
    runs = [len(list(run)) for _, run in groupby(sorted(y_true))]
    return sorted(runs)[-1] / sum(runs)
