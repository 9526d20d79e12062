def confusion_counts(y_true, y_pred):
    if len(y_true) != len(y_pred):
        raise ValueError("unequal lists")
    tp = fp = fn = tn = 0
    for i in range(len(y_true)):
        if y_true[i] not in (0, 1) or y_pred[i] not in (0, 1):
            raise ValueError("labels are 0 and 1")
        if y_true[i] and y_pred[i]:
            tp += 1
        elif y_pred[i]:
            fp += 1
        elif y_true[i]:
            fn += 1
        else:
            tn += 1
    return [tp, fp, fn, tn]
