import numpy as np


def positive_predictive_value(sensitivity, specificity, prevalence):
    weights = np.array([prevalence, 1 - prevalence])
    flagged = weights * np.array([sensitivity, 1 - specificity])
    if flagged.sum() == 0:
        raise ValueError("nothing is flagged")
    return (flagged / flagged.sum())[0]
