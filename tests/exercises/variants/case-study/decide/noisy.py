import sys
from math import inf


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    def cost(y, s, t):
        value = 0.0
        for i, label in enumerate(y):
            flagged = s[i] >= t
            value += cost_fp * (flagged and label == 0) + cost_fn * (label == 1 and not flagged)
        return value

    tried = []
    for t in [*val_score, inf]:
        tried.append((cost(val_true, val_score, t), -t))
    print(sorted(tried)[:3])
    print("chosen", -min(tried)[1], file=sys.stderr)
    threshold = -min(tried)[1]
    base = min(cost(test_true, test_score, inf), cost(test_true, test_score, -inf))
    return [threshold, cost(test_true, test_score, threshold), base]
