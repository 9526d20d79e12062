def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    """The least pair of the cost and the negated threshold."""

    def cost(t):
        return sum(
            cost_fp if s >= t else cost_fn
            for y, s in zip(y_true, y_score, strict=True)
            if (s >= t) != bool(y)
        )

    return -min((cost(t), -t) for t in {*y_score, float("inf")})[1]
