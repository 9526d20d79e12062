def counts_at_threshold(y_true, y_score, threshold):
    positives = [s for y, s in zip(y_true, y_score, strict=True) if y == 1]
    negatives = [s for y, s in zip(y_true, y_score, strict=True) if y == 0]
    tp = sum(s >= threshold for s in positives)
    fp = sum(s >= threshold for s in negatives)
    return tp, fp, len(positives) - tp, len(negatives) - fp
