import numpy as np


def confusion_matrix(y_true, y_pred, labels):
    places = {label: i for i, label in enumerate(labels)}
    try:
        rows = [places[label] for label in y_true]
        columns = [places[label] for label in y_pred]
    except KeyError as error:
        raise ValueError("a label that is no class") from error
    matrix = np.zeros((len(labels), len(labels)), dtype=int)
    np.add.at(matrix, (rows, columns), 1)
    return matrix
