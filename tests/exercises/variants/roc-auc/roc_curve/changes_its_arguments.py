def roc_curve(y_true, y_score):
    positives = y_true.count(1)
    negatives = y_true.count(0)
    if positives * negatives == 0:
        raise ValueError
    path = [[0, 0]]
    while y_score:
        top = max(y_score)
        fp, tp = path[-1]
        while top in y_score:
            label = y_true.pop(y_score.index(top))
            y_score.remove(top)
            tp += label
            fp += not label
        path.append([fp, tp])
    for point in path:
        point[0] /= negatives
        point[1] /= positives
    return path
