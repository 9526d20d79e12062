from decimal import Decimal


def best_f1(y_true, y_score):
    if y_true.count(1) == 0:
        raise ValueError("y_true has no positive")
    values = {}
    for t in map(Decimal, map(str, y_score)):
        flagged = [Decimal(str(score)) >= t for score in y_score]
        hits = sum(label for label, flag in zip(y_true, flagged, strict=True) if flag)
        values[t] = Decimal(2 * hits) / (flagged.count(True) + y_true.count(1))
    best = max(values.values())
    return max(t for t, value in values.items() if value == best), best
