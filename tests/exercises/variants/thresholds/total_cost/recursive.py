def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    if not y_true:
        return 0
    alarm = y_score[0] >= threshold
    here = cost_fp if alarm and not y_true[0] else cost_fn if y_true[0] and not alarm else 0
    return here + total_cost(y_true[1:], y_score[1:], threshold, cost_fp, cost_fn)
