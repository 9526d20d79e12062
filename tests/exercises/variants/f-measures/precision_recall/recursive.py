def count(y_true, y_pred):
    if not y_true:
        return 0, 0, 0
    hits, flagged, positives = count(y_true[1:], y_pred[1:])
    return hits + y_true[0] * y_pred[0], flagged + y_pred[0], positives + y_true[0]


def precision_recall(y_true, y_pred):
    hits, flagged, positives = count(y_true, y_pred)
    if not flagged * positives:
        raise ValueError(f"{flagged} flagged, {positives} positive")
    return hits / flagged, hits / positives
