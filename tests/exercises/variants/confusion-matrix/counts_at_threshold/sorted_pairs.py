def counts_at_threshold(y_true, y_score, threshold):
    tp = fp = 0
    fn, tn = sum(y_true), len(y_true) - sum(y_true)
    for score, label in sorted(zip(y_score, y_true, strict=True), reverse=True):
        if score < threshold:
            break
        if label:
            tp, fn = tp + 1, fn - 1
        else:
            fp, tn = fp + 1, tn - 1
    return [tp, fp, fn, tn]
