from collections import Counter
from fractions import Fraction


def precision_recall(y_true, y_pred):
    cells = Counter(zip(y_true, y_pred, strict=True))
    try:
        return (
            Fraction(cells[1, 1], cells[1, 1] + cells[0, 1]),
            Fraction(cells[1, 1], cells[1, 1] + cells[1, 0]),
        )
    except ZeroDivisionError:
        raise ValueError("no alarm or no positive") from None
