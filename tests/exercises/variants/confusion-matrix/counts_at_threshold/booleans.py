def counts_at_threshold(y_true, y_score, threshold):
    flagged = [score >= threshold for score in y_score]
    tp = sum(map(min, flagged, y_true))
    tn = len(y_true) - sum(map(max, flagged, y_true))
    return [tp, sum(flagged) - tp, sum(y_true) - tp, tn]
