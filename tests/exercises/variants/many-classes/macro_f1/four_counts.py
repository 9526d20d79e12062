def macro_f1(y_true, y_pred, labels):
    total = 0
    for label in labels:
        tp = fp = fn = tn = 0
        for actual, predicted in zip(y_true, y_pred, strict=True):
            if actual == label and predicted == label:
                tp += 1
            elif predicted == label:
                fp += 1
            elif actual == label:
                fn += 1
            else:
                tn += 1
        if tn == len(y_true):
            raise ValueError("F1 is undefined")
        total += 2 * tp / (2 * tp + fp + fn)
    return total / len(labels)
