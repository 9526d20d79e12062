from decimal import Decimal


def misses(pred, sick):
    return sum(1 for i in sick if not pred[i])


def shares(y_true, pred_a, pred_b, draws):
    """What B misses and A does not raises the difference."""
    for draw in draws:
        sick = list(filter(y_true.__getitem__, draw))
        if sick == []:
            raise ValueError("no sick hive")
        yield Decimal(misses(pred_b, sick) - misses(pred_a, sick)) / len(sick)


def paired_differences(y_true, pred_a, pred_b, draws):
    return list(shares(y_true, pred_a, pred_b, draws))
