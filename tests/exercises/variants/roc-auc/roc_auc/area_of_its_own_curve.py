from itertools import pairwise


def curve(labels, scores):
    yield 0, 0
    for level in sorted(set(scores), reverse=True):
        flagged = [t for t, s in zip(labels, scores, strict=True) if s >= level]
        yield flagged.count(0) / labels.count(0), flagged.count(1) / labels.count(1)


def roc_auc(labels, scores):
    if labels.count(0) == 0 or labels.count(1) == 0:
        raise ValueError("the curve needs both classes")
    return sum((b[0] - a[0]) * (a[1] + b[1]) / 2 for a, b in pairwise(curve(labels, scores)))
