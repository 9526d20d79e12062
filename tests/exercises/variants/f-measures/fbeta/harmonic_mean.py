from statistics import harmonic_mean


def fbeta(y_true, y_pred, beta):
    if sum(y_true) == sum(y_pred) == 0:
        raise ValueError("no positive and no alarm")
    hits = sum(label and decision for label, decision in zip(y_true, y_pred, strict=True))
    if not hits:
        return 0
    return harmonic_mean([hits / sum(y_pred), hits / sum(y_true)], weights=[1, beta**2])
