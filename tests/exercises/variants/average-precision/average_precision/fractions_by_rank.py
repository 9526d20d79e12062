from fractions import Fraction


def average_precision(y_true, y_score):
    positives = sum(y_true)
    if not positives:
        raise ValueError("no positives")
    terms = []
    for label, score in zip(y_true, y_score, strict=True):
        if label == 1:
            above = [t for t, s in zip(y_true, y_score, strict=True) if s >= score]
            terms.append(Fraction(sum(above), len(above)))
    return sum(terms) / positives
