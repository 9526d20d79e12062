def ratio(part, whole):
    return part / whole if whole else 0.0


def fbeta(y_true, y_pred, beta):
    if not any(y_true) and not any(y_pred):
        raise ValueError("both are empty")
    hits = sum(a * b for a, b in zip(y_true, y_pred, strict=True))
    p, r = ratio(hits, sum(y_pred)), ratio(hits, sum(y_true))
    if p == r == 0:
        return 0
    return (1 + beta * beta) * p * r / (beta * beta * p + r)
