from collections import Counter
from fractions import Fraction


def report(y_true, y_score, threshold):
    cells = Counter((bool(t), s >= threshold) for t, s in zip(y_true, y_score, strict=True))
    tp, fp, fn, tn = (
        cells[c] for c in [(True, True), (False, True), (True, False), (False, False)]
    )
    try:
        recall, specificity = Fraction(tp, tp + fn), Fraction(tn, tn + fp)
    except ZeroDivisionError:
        raise ValueError("a class is absent") from None
    try:
        precision = Fraction(tp, tp + fp)
    except ZeroDivisionError:
        precision = float("nan")
    n = Fraction(len(y_true))
    f1 = Fraction(2 * tp, 2 * tp + fp + fn)
    return [tp, fp, fn, tn, (tp + tn) / n, precision, recall, f1, (recall + specificity) / 2]
