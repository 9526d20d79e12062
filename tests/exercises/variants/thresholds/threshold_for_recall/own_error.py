class NoFloodError(ValueError):
    """There is nothing to warn of."""


def threshold_for_recall(y_true, y_score, floor):
    try:
        recalls = {
            t: sum(y for y, s in zip(y_true, y_score, strict=True) if s >= t) / sum(y_true)
            for t in y_score
        }
    except ZeroDivisionError:
        raise NoFloodError("recall needs a flood") from None
    alarms = {t: sum(s >= t for s in y_score) for t in y_score}
    fit = [t for t in sorted(recalls) if recalls[t] >= floor]
    precisions = [round(recalls[t] * sum(y_true)) / alarms[t] for t in fit]
    return fit[precisions.index(max(precisions))]
