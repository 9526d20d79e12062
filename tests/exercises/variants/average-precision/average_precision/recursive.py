def average_precision(y_true, y_score, threshold=None):
    positives = sum(y_true)
    if positives == 0:
        raise ValueError("no positive label")
    threshold = max(y_score) if threshold is None else threshold
    flagged = [t for t, s in zip(y_true, y_score, strict=True) if s >= threshold]
    gained = sum(t for t, s in zip(y_true, y_score, strict=True) if s == threshold)
    here = gained * sum(flagged) / (len(flagged) * positives)
    below = [s for s in y_score if s < threshold]
    return here + (average_precision(y_true, y_score, max(below)) if below else 0)
