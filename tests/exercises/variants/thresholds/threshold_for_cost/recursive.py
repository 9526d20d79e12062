def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    def bill(threshold):
        flagged = [y for y, s in zip(y_true, y_score, strict=True) if s >= threshold]
        return cost_fp * flagged.count(0) - cost_fn * flagged.count(1)

    def search(thresholds, best):
        if not thresholds:
            return best
        first, *rest = thresholds
        return search(rest, first if bill(first) < bill(best) else best)

    return search(sorted(set(y_score), reverse=True), float("inf"))
