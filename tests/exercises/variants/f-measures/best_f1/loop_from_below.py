from fractions import Fraction


def best_f1(y_true, y_score):
    best = Fraction(-1)
    for threshold in sorted(set(y_score)):
        tp = fp = fn = 0
        for label, score in zip(y_true, y_score, strict=True):
            if score >= threshold:
                tp, fp = tp + label, fp + 1 - label
            else:
                fn += label
        if tp + fn == 0:
            raise ValueError("no page about the flood")
        f1 = Fraction(2 * tp, 2 * tp + fp + fn)
        if f1 >= best:
            best, chosen = f1, threshold
    return chosen, best
