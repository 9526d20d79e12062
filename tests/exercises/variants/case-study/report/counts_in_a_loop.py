def report(y_true, y_score, threshold):
    tp = fp = fn = tn = 0
    for i in range(len(y_true)):
        if y_score[i] >= threshold and y_true[i] == 1:
            tp += 1
        elif y_score[i] >= threshold:
            fp += 1
        elif y_true[i] == 1:
            fn += 1
        else:
            tn += 1
    if tp + fn == 0 or fp + tn == 0:
        raise ValueError("both classes are needed")
    accuracy = (tp + tn) / len(y_true)
    precision = tp / (tp + fp) if tp + fp > 0 else float("nan")
    recall = tp / (tp + fn)
    f1 = 2 * tp / (2 * tp + fp + fn)
    return [tp, fp, fn, tn, accuracy, precision, recall, f1, (recall + tn / (tn + fp)) / 2]
