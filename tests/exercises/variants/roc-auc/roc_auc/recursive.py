def credit(positives, negatives):
    if not positives:
        return 0
    first, *rest = positives
    own = sum(1 if first > s else 0.5 if first == s else 0 for s in negatives)
    return own + credit(rest, negatives)


def roc_auc(y_true, y_score):
    if len(set(y_true)) == 1:
        raise ValueError("one class")
    sides = {0: [], 1: []}
    for label, score in zip(y_true, y_score, strict=True):
        sides[label].append(score)
    return credit(sides[1], sides[0]) / (len(sides[1]) * len(sides[0]))
