def best_f1(y_true, y_score):
    positives, best = sum(y_true), None
    if not positives:
        raise ValueError("F1 is 0 whatever the threshold")
    for t in sorted(set(y_score), reverse=True):
        top = 2 * sum(a for a, s in zip(y_true, y_score, strict=True) if s >= t)
        bottom = positives + sum(s >= t for s in y_score)
        if best is None or top * best[2] > best[1] * bottom:
            best = t, top, bottom
    return [best[0], best[1] / best[2]]
