def fbeta(y_true, y_pred, beta):
    tp = fp = fn = 0
    for i in range(len(y_true)):
        tp += y_true[i] == 1 and y_pred[i] == 1
        fp += y_true[i] == 0 and y_pred[i] == 1
        fn += y_true[i] == 1 and y_pred[i] == 0
    if tp + fp + fn == 0:
        raise ValueError("F is undefined")
    return (1 + beta**2) * tp / ((1 + beta**2) * tp + beta**2 * fn + fp)
