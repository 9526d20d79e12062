def counts(pairs):
    return [pairs.count(cell) for cell in ((1, 1), (0, 1), (1, 0), (0, 0))]


def counts_at_threshold(y_true, y_score, threshold):
    y_pred = [0 if score < threshold else 1 for score in y_score]
    return counts(list(zip(y_true, y_pred, strict=True)))
