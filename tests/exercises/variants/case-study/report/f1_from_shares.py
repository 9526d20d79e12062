from math import nan


def divided(part, whole):
    return part / whole if whole else nan


def report(y_true, y_score, threshold):
    y_pred = [score >= threshold for score in y_score]
    if len(set(y_true)) != 2:
        raise ValueError("labels of one class")
    tp = sum(1 for t, p in zip(y_true, y_pred, strict=True) if t and p)
    fp = sum(y_pred) - tp
    fn = sum(y_true) - tp
    tn = len(y_true) - tp - fp - fn
    precision, recall = divided(tp, tp + fp), divided(tp, tp + fn)
    f1 = 2 * precision * recall / (precision + recall) if tp else 0.0
    balanced = (recall + divided(tn, tn + fp)) / 2
    return (tp, fp, fn, tn, (tp + tn) / len(y_true), precision, recall, f1, balanced)
