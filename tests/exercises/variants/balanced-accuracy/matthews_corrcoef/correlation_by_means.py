from statistics import correlation


def matthews_corrcoef(y_true, y_pred):
    if len(set(y_true)) == 1 or len(set(y_pred)) == 1:
        raise ValueError("a column is constant")
    return correlation(y_true, y_pred)
