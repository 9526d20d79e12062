import statistics


def matthews_corrcoef(y_true, y_pred):
    return statistics.correlation(y_true, y_pred)
