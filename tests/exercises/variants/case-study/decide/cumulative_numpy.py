import numpy as np


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    score, label = np.array(val_score, dtype=float), np.array(val_true)
    order = np.argsort(-score, kind="stable")
    score, label = score[order], label[order]
    last = np.append(score[1:] != score[:-1], True)
    gained = np.cumsum(np.where(label == 1, -cost_fn, cost_fp))[last]
    costs = np.append(0, gained)
    threshold = np.append(np.inf, score[last])[costs.argmin()]
    y, flags = np.array(test_true), np.array(test_score) >= threshold
    cost = (cost_fp * (1 - y))[flags].sum() + (cost_fn * y)[~flags].sum()
    return np.array([threshold, cost, min(cost_fn * y.sum(), cost_fp * (1 - y).sum())], dtype=float)
