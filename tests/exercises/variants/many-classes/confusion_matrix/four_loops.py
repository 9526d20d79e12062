class UnknownLabelError(ValueError):
    pass


def confusion_matrix(y_true, y_pred, labels):
    for label in y_true + y_pred:
        if label not in labels:
            raise UnknownLabelError(label)
    rows = ()
    for row in labels:
        line = ()
        for column in labels:
            count = 0
            for actual, predicted in zip(y_true, y_pred, strict=True):
                if actual == row and predicted == column:
                    count += 1
            line += (count,)
        rows += (line,)
    return rows
