def fbeta(y_true, y_pred, beta):
    beta *= beta
    alarms = sum(y_pred)
    for i, label in enumerate(y_true):
        y_pred[i] *= label
    y_true.append(0)
    whole = beta * sum(y_true) + alarms
    if whole == 0:
        raise ValueError
    return (1 + beta) * sum(y_pred) / whole
