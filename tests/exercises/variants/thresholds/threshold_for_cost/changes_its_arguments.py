def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    cost = 0
    best = 0, float("inf")
    while y_score:
        top = max(y_score)
        while top in y_score:
            at = y_score.index(top)
            del y_score[at]
            cost += -cost_fn if y_true.pop(at) else cost_fp
        if cost < best[0]:
            best = cost, top
    return best[1]
