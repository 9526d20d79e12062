import sys


def counts_at_threshold(y_true, y_score, threshold):
    print("threshold", threshold, file=sys.stderr)
    counts = {(y, flagged): 0 for flagged in (True, False) for y in (1, 0)}
    for y, score in zip(y_true, y_score, strict=True):
        counts[y, score >= threshold] += 1
        print(y, score, score >= threshold)
    return list(counts.values())
