def fbeta(y_true, y_pred, beta):
    alarms, positives = sum(y_pred), sum(y_true)
    if alarms + positives == 0:
        raise ValueError("undefined")
    hits = sum(decision for label, decision in zip(y_true, y_pred, strict=True) if label)
    if hits == 0:
        return 0.0
    weight = 1 / (1 + beta**2)
    return 1 / (weight * alarms / hits + (1 - weight) * positives / hits)
