def macro_f1(y_true, y_pred, labels):
    scores = []
    for label in labels:
        tp = sum(1 for a, p in zip(y_true, y_pred, strict=True) if a == label and p == label)
        actual, named = y_true.count(label), y_pred.count(label)
        if actual == 0 and named == 0:
            raise ValueError(label)
        if tp == 0:
            scores.append(0.0)
        else:
            precision, recall = tp / named, tp / actual
            scores.append(2 * precision * recall / (precision + recall))
    return sum(scores) / len(scores)
