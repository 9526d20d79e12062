def roc_curve(y_true, y_score):
    positives = negatives = 0
    for label in y_true:
        if label == 1:
            positives += 1
        else:
            negatives += 1
    if positives == 0 or negatives == 0:
        raise ValueError("both classes are needed")
    pairs = sorted(zip(y_score, y_true, strict=True), key=lambda pair: pair[0], reverse=True)
    points = [(0.0, 0.0)]
    tp = fp = i = 0
    while i < len(pairs):
        score = pairs[i][0]
        while i < len(pairs) and pairs[i][0] == score:
            if pairs[i][1] == 1:
                tp += 1
            else:
                fp += 1
            i += 1
        points.append((fp / negatives, tp / positives))
    return points
