def count(y_true, y_pred, pair):
    if not y_true:
        return 0
    here = (y_true[0], y_pred[0]) == pair
    return here + count(y_true[1:], y_pred[1:], pair)


def matthews_corrcoef(y_true, y_pred):
    tp, tn = count(y_true, y_pred, (1, 1)), count(y_true, y_pred, (0, 0))
    fp, fn = count(y_true, y_pred, (0, 1)), count(y_true, y_pred, (1, 0))
    below = 1
    for whole in (tp + fp, tp + fn, tn + fp, tn + fn):
        if whole == 0:
            raise ValueError("zero")
        below *= whole**0.5
    return (tp * tn - fp * fn) / below
