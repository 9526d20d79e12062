def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    """Starts from silence, and pays or saves with each alarm."""
    cost = cost_fn * sum(y_true)
    for i in range(len(y_true)):
        if not y_score[i] < threshold:
            cost += -cost_fn if y_true[i] == 1 else cost_fp
    return cost
