def confusion_matrix(y_true, y_pred, labels):
    matrix = {row: dict.fromkeys(labels, 0) for row in labels}
    while y_true:
        actual, predicted = y_true.pop(), y_pred.pop()
        if actual not in matrix or predicted not in matrix:
            labels.clear()
            raise ValueError(actual, predicted)
        matrix[actual][predicted] += 1
    return [list(row.values()) for row in matrix.values()]
