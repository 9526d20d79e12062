import numpy as np


def positive_predictive_value(sensitivity, specificity, prevalence):
    table = np.outer([prevalence, 1 - prevalence], [1, 1]) * np.array(
        [[sensitivity, 1 - sensitivity], [1 - specificity, specificity]]
    )
    column = table[:, 0]
    if not column.any():
        raise ValueError("an empty column")
    return np.array(column[0] / column.sum())
