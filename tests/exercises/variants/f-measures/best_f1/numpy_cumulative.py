import numpy as np


def best_f1(y_true, y_score):
    scores = np.asarray(y_score, dtype=float)
    order = np.argsort(-scores, kind="stable")
    scores, labels = scores[order], np.asarray(y_true)[order]
    if labels.sum() == 0:
        raise ValueError("no positives")
    ends = np.append(scores[1:] != scores[:-1], True)
    hits, flagged = np.cumsum(labels)[ends], np.arange(1, len(labels) + 1)[ends]
    f1 = 2 * hits / (flagged + labels.sum())
    return [np.float32(scores[ends][np.argmax(f1)]), f1.max()]
