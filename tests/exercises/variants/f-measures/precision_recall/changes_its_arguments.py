def precision_recall(y_true, y_pred):
    flagged, positives, hits = y_pred.count(1), y_true.count(1), 0
    if flagged == 0 or positives == 0:
        raise ValueError("undefined")
    while y_true:
        label, decision = y_true.pop(), y_pred.pop()
        hits += label and decision
    return [hits / flagged, hits / positives]
