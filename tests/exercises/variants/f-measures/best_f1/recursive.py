from fractions import Fraction


def f1(y_true, y_score, t):
    hits = sum(label for label, score in zip(y_true, y_score, strict=True) if score >= t)
    return Fraction(2 * hits, sum(score >= t for score in y_score) + sum(y_true))


def better(y_true, y_score, thresholds):
    first, *rest = thresholds
    mine = [first, f1(y_true, y_score, first)]
    if not rest:
        return mine
    other = better(y_true, y_score, rest)
    return other if other[1] > mine[1] else mine


def best_f1(y_true, y_score):
    if max(y_true) == 0:
        raise ValueError(y_true)
    return better(y_true, y_score, sorted(set(y_score), reverse=True))
