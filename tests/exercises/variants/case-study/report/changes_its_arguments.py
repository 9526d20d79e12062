def report(y_true, y_score, threshold):
    n, positives = len(y_true), y_true.count(1)
    if positives == 0 or positives == n:
        raise ValueError
    tp = fp = 0
    while y_true:
        label, score = y_true.pop(), y_score.pop()
        if score >= threshold:
            tp += label
            fp += 1 - label
    fn, tn = positives - tp, n - positives - fp
    precision = tp / (tp + fp) if tp or fp else float("nan")
    ba = (tp / positives + tn / (n - positives)) / 2
    return [
        tp,
        fp,
        fn,
        tn,
        1 - (fp + fn) / n,
        precision,
        tp / positives,
        2 * tp / (positives + tp + fp),
        ba,
    ]
