import sys
import warnings
from math import nan


def report(y_true, y_score, threshold):
    print("threshold", threshold)
    warnings.warn("a report is made", stacklevel=1)
    pairs = list(zip(y_true, y_score, strict=True))
    tp = len([1 for t, s in pairs if t == 1 and s >= threshold])
    fp = len([1 for t, s in pairs if t == 0 and s >= threshold])
    fn = len([1 for t, s in pairs if t == 1 and s < threshold])
    tn = len([1 for t, s in pairs if t == 0 and s < threshold])
    print(tp, fp, fn, tn, file=sys.stderr)
    if not tp + fn or not fp + tn:
        raise ValueError("undefined")
    precision = nan if tp + fp == 0 else tp / (tp + fp)
    tpr, tnr = tp / (tp + fn), tn / (fp + tn)
    return [
        tp,
        fp,
        fn,
        tn,
        (tp + tn) / len(pairs),
        precision,
        tpr,
        2 * tp / (2 * tp + fp + fn),
        (tpr + tnr) / 2,
    ]


print("ready")
