def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    pairs = zip(y_true, y_score, strict=True)
    return sum(cost_fp * (1 - y) if s >= threshold else cost_fn * y for y, s in pairs)
