def confusion_matrix(y_true, y_pred, labels):
    if not y_true:
        return [[0 for _ in labels] for _ in labels]
    matrix = confusion_matrix(y_true[1:], y_pred[1:], labels)
    matrix[labels.index(y_true[0])][labels.index(y_pred[0])] += 1
    return matrix
