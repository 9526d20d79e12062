def totals(pairs, beta):
    if not pairs:
        return 0, 0
    (label, decision), *rest = pairs
    top, bottom = totals(rest, beta)
    return top + (1 + beta**2) * label * decision, bottom + beta**2 * label + decision


def fbeta(y_true, y_pred, beta):
    top, bottom = totals(list(zip(y_true, y_pred, strict=True)), beta)
    if bottom == 0:
        raise ValueError("F-beta is undefined")
    return top / bottom
