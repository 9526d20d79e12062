def average_precision(y_true, y_score):
    total = sum(y_true)
    if total == 0:
        raise ValueError("no positive label")
    result, flagged, hits = 0, 0, 0
    while y_score:
        top = max(y_score)
        gained = 0
        while top in y_score:
            at = y_score.index(top)
            y_score.pop(at)
            gained += y_true.pop(at)
            flagged += 1
        hits += gained
        result += gained / total * hits / flagged
    return result
