def row_of(label, y_true, y_pred, labels):
    named = [p for a, p in zip(y_true, y_pred, strict=True) if a == label]
    return list(map(named.count, labels))


def confusion_matrix(y_true, y_pred, labels):
    matrix = [row_of(label, y_true, y_pred, labels) for label in labels]
    # A stranger is in no cell.
    if sum(map(sum, matrix)) != len(y_true):
        raise ValueError("some label is missing in labels")
    return matrix
