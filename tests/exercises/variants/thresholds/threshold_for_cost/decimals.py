from decimal import Decimal


def threshold_for_cost(y_true, y_score, cost_fp, cost_fn):
    best, least = Decimal("Infinity"), Decimal(cost_fn) * sum(y_true)
    for threshold in sorted(set(y_score), reverse=True):
        quiet = [y for y, s in zip(y_true, y_score, strict=True) if s < threshold]
        loud = [y for y, s in zip(y_true, y_score, strict=True) if s >= threshold]
        cost = Decimal(cost_fn) * sum(quiet) + Decimal(cost_fp) * (len(loud) - sum(loud))
        if cost < least:
            best, least = Decimal(str(threshold)), cost
    return best
