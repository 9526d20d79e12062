def brier(y_true, y_prob):
    rows = []
    for label, p in zip(y_true, y_prob, strict=True):
        if not 0 <= p <= 1:
            raise ValueError("outside")
        target = (1 - label, label)
        rows.append(sum((q - t) ** 2 for q, t in zip((1 - p, p), target, strict=True)))
    if not rows:
        raise ValueError("nothing to score")
    return sum(rows) / len(rows) / 2
