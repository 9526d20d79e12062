def threshold_for_recall(y_true, y_score, floor):
    floods = y_true.count(1)
    if floods == 0:
        raise ValueError
    best, best_precision = None, -1.0
    for threshold in sorted(set(y_score), reverse=True):
        flagged = [y for y, s in zip(y_true, y_score, strict=True) if s >= threshold]
        recall = sum(flagged) / floods
        precision = sum(flagged) / len(flagged)
        if recall >= floor and precision >= best_precision:
            best, best_precision = threshold, precision
    return best
