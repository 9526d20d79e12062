def counts_at_threshold(y_true, y_score, threshold):
    if not y_true:
        return (0, 0, 0, 0)
    tp, fp, fn, tn = counts_at_threshold(y_true[1:], y_score[1:], threshold)
    flagged = y_score[0] >= threshold
    if y_true[0]:
        return (tp + flagged, fp, fn + (not flagged), tn)
    return (tp, fp + flagged, fn, tn + (not flagged))
