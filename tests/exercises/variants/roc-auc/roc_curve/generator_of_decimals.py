from decimal import Decimal


def steps(labels, scores):
    positives, negatives = sum(labels), len(labels) - sum(labels)
    yield Decimal(0), Decimal(0)
    for score in sorted(set(scores), key=lambda s: -s):
        tp = sum(t for t, s in zip(labels, scores, strict=True) if s >= score)
        flagged = sum(s >= score for s in scores)
        yield Decimal(flagged - tp) / negatives, Decimal(tp) / positives


def roc_curve(y_true, y_score):
    if min(y_true) == max(y_true):
        raise ValueError("labels are all the same")
    return list(steps(y_true, y_score))
