def counts_at_threshold(y_true, y_score, threshold):
    y_pred = []
    for score in y_score:
        if score >= threshold:
            y_pred.append(1)
        else:
            y_pred.append(0)
    tp = fp = fn = tn = 0
    for i in range(len(y_true)):
        if y_true[i] == y_pred[i]:
            if y_true[i] == 1:
                tp = tp + 1
            else:
                tn = tn + 1
        elif y_true[i] == 1:
            fn = fn + 1
        else:
            fp = fp + 1
    return [tp, fp, fn, tn]
