from fractions import Fraction


def _counts(y_true, y_score, threshold):
    flagged = [label for label, score in zip(y_true, y_score, strict=True) if score >= threshold]
    return sum(flagged), len(flagged)


def threshold_for_recall(y_true, y_score, floor):
    positives = sum(y_true)
    if positives < 1:
        raise ValueError(f"no positive among {len(y_true)}")
    counts = {t: _counts(y_true, y_score, t) for t in y_score}
    reaching = filter(lambda t: counts[t][0] / positives >= floor, counts)
    return max(reaching, key=lambda t: (Fraction(*counts[t]), -t))
