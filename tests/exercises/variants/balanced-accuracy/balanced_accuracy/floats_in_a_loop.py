def balanced_accuracy(y_true, y_pred):
    classes = []
    for label in y_true:
        if label not in classes:
            classes.append(label)
    if len(classes) < 2:
        raise ValueError
    total = 0
    for c in classes:
        right = 0
        whole = 0
        for i in range(len(y_true)):
            if y_true[i] == c:
                whole += 1
                if y_pred[i] == c:
                    right += 1
        total += right / whole
    return total / len(classes)
