def counts_at_threshold(y_true, y_score, threshold):
    counts = [0, 0, 0, 0]
    while y_true:
        flagged = y_score.pop() >= threshold
        counts[3 - 2 * flagged - y_true.pop()] += 1
    return counts
