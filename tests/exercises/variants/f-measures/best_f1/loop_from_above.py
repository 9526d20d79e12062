def best_f1(y_true, y_score):
    if 1 not in y_true:
        raise ValueError("nothing to find")
    best_threshold, best_value = None, -1
    for threshold in sorted(y_score, reverse=True):
        flagged = [score >= threshold for score in y_score]
        hits = sum(a and b for a, b in zip(y_true, flagged, strict=True))
        value = 2 * hits / (sum(flagged) + sum(y_true))
        if value > best_value:
            best_threshold, best_value = threshold, value
    return [best_threshold, best_value]
