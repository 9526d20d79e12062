def confusion_matrix(y_true, y_pred, labels):
    matrix = []
    for _ in labels:
        matrix.append([0] * len(labels))
    for i in range(len(y_true)):
        matrix[labels.index(y_true[i])][labels.index(y_pred[i])] += 1
    return matrix
