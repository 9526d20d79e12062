import numpy as np


def costs_of(y, s, thresholds, cost_fp, cost_fn):
    flagged = s[None, :] >= thresholds[:, None]
    return cost_fp * (flagged & (y == 0)).sum(axis=1) + cost_fn * (~flagged & (y == 1)).sum(axis=1)


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    thresholds = np.append(np.inf, np.unique(val_score)[::-1])
    costs = costs_of(np.array(val_true), np.array(val_score), thresholds, cost_fp, cost_fn)
    chosen = thresholds[[np.argmin(costs)]]
    y, s = np.array(test_true), np.array(test_score)
    simple = costs_of(y, s, np.array([-np.inf, np.inf]), cost_fp, cost_fn).min()
    return chosen[0], costs_of(y, s, chosen, cost_fp, cost_fn)[0], simple
