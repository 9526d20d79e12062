from math import sqrt


def matthews_corrcoef(y_true, y_pred):
    tp = fp = fn = tn = 0
    for actual, flag in zip(y_true, y_pred, strict=True):
        if actual == 1 and flag == 1:
            tp += 1
        elif actual == 0 and flag == 1:
            fp += 1
        elif actual == 1:
            fn += 1
        else:
            tn += 1
    sums = [tp + fp, tp + fn, tn + fp, tn + fn]
    if 0 in sums:
        raise ValueError("undefined")
    return (tp * tn - fp * fn) / sqrt(sums[0] * sums[1] * sums[2] * sums[3])
