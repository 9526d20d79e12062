import numpy as np


def threshold_for_recall(y_true, y_score, floor):
    order = np.argsort(np.negative(y_score), kind="stable")
    scores, labels = np.array(y_score, dtype=np.float32)[order], np.array(y_true)[order]
    if labels.sum() == 0:
        raise ValueError("no flood")
    ends = np.flatnonzero(np.append(np.diff(scores) != 0, True))
    hits = np.cumsum(labels)[ends]
    keep = np.float32(1) * hits / labels.sum() >= floor
    ends, hits = ends[keep], hits[keep]
    order = np.lexsort((hits, hits / (ends + 1)))
    return scores[ends[order[-1]]]
