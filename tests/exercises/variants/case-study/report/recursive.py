from math import nan


def cells(pairs, threshold):
    if not pairs:
        return (0, 0, 0, 0)
    (label, score), *rest = pairs
    place = (0 if label else 1) if score >= threshold else (2 if label else 3)
    found = list(cells(rest, threshold))
    found[place] += 1
    return tuple(found)


def report(y_true, y_score, threshold):
    tp, fp, fn, tn = cells(list(zip(y_true, y_score, strict=True)), threshold)
    if 0 in (tp + fn, fp + tn):
        raise ValueError("one class")
    recall, fpr = tp / (tp + fn), fp / (fp + tn)
    precision = tp / (tp + fp) if (tp, fp) != (0, 0) else nan
    f1 = 0 if tp == 0 else 2 / (1 / precision + 1 / recall)
    return [
        tp,
        fp,
        fn,
        tn,
        (tp + tn) / (tp + fp + fn + tn),
        precision,
        recall,
        f1,
        (1 + recall - fpr) / 2,
    ]
