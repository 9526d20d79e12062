def roc_auc(y_true, y_score):
    if 0 not in y_true or 1 not in y_true:
        raise ValueError("both classes, please")
    pairs = y_true.count(0) * y_true.count(1)
    won = 0
    above = 0
    while y_true:
        top = max(y_score)
        tied = [i for i, s in enumerate(y_score) if s == top]
        hits = sum(y_true[i] for i in tied)
        empty = len(tied) - hits
        won += empty * (above + hits / 2)
        above += hits
        for i in reversed(tied):
            del y_true[i], y_score[i]
    return won / pairs
