from fractions import Fraction


def threshold_for_recall(y_true, y_score, floor):
    """Whole numbers alone: compares products in place of quotients."""
    floor = Fraction(str(floor))
    if 1 not in y_true:
        raise ValueError("nothing to find")
    best = None
    for t in y_score:
        hits = sum(y for y, s in zip(y_true, y_score, strict=True) if s >= t)
        alarms = sum(s >= t for s in y_score)
        if hits * floor.denominator < floor.numerator * sum(y_true):
            continue
        if best is None or (hits * best[1], hits) > (best[0] * alarms, best[0]):
            best = hits, alarms, t
    return best[2]
