def confusion_counts(y_true, y_pred):
    if any(value not in (0, 1) for side in (y_true, y_pred) for value in side):
        raise ValueError
    pairs = list(zip(y_true, y_pred, strict=True))
    return [
        sum(1 for own, said in pairs if own == 1 and said == 1),
        sum(1 for own, said in pairs if own == 0 and said == 1),
        sum(1 for own, said in pairs if own == 1 and said == 0),
        sum(1 for own, said in pairs if own == 0 and said == 0),
    ]
