from collections import Counter
from fractions import Fraction


def paired_differences(y_true, pred_a, pred_b, draws):
    rows = list(zip(y_true, pred_a, pred_b, strict=True))
    return [difference(Counter(rows[i] for i in draw)) for draw in draws]


def difference(kinds):
    positives = sum(count for (y, _, _), count in kinds.items() if y)
    if positives == 0:
        raise ValueError("nothing to find")
    return Fraction(kinds[1, 1, 0] - kinds[1, 0, 1], positives)
