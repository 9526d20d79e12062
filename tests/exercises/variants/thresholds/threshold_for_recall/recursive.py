def threshold_for_recall(y_true, y_score, floor, left=None):
    if not any(y_true):
        raise ValueError("no positive")
    left = sorted(set(y_score)) if left is None else left
    here, above = left[0], left[1:]
    flagged = [y for y, s in zip(y_true, y_score, strict=True) if s >= here]
    if sum(flagged) / sum(y_true) < floor:
        return None
    other = threshold_for_recall(y_true, y_score, floor, above) if above else None
    if other is None:
        return here
    others = [y for y, s in zip(y_true, y_score, strict=True) if s >= other]
    return here if sum(flagged) / len(flagged) >= sum(others) / len(others) else other
