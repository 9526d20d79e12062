def threshold_for_recall(y_true, y_score, floor):
    """Takes the nights away one by one, the lowest score first."""
    floods = sum(y_true)
    if not floods:
        raise ValueError("no flood")
    best = (-1, None)
    while y_score and sum(y_true) / floods >= floor:
        lowest = min(y_score)
        precision = sum(y_true) / len(y_true)
        if precision > best[0]:
            best = (precision, lowest)
        while lowest in y_score:
            y_true.pop(y_score.index(lowest))
            y_score.remove(lowest)
    return best[1]
