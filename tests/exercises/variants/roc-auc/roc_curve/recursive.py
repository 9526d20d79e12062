def points_above(labels, scores, threshold):
    """The points of all thresholds down to this one."""
    flagged = [t for t, s in zip(labels, scores, strict=True) if s >= threshold]
    here = (flagged.count(0) / labels.count(0), flagged.count(1) / labels.count(1))
    higher = [s for s in scores if s > threshold]
    return [*(points_above(labels, scores, min(higher)) if higher else [(0, 0)]), here]


def roc_curve(y_true, y_score):
    if 0 not in y_true or 1 not in y_true:
        raise ValueError("need both classes")
    return points_above(y_true, y_score, min(y_score))
