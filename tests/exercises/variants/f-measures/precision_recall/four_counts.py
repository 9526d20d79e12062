def precision_recall(y_true, y_pred):
    tp = fp = fn = 0
    for label, decision in zip(y_true, y_pred, strict=True):
        if decision == 1 and label == 1:
            tp += 1
        elif decision == 1:
            fp += 1
        elif label == 1:
            fn += 1
    if tp + fp == 0 or tp + fn == 0:
        raise ValueError("undefined")
    return [tp / (tp + fp), tp / (tp + fn)]
