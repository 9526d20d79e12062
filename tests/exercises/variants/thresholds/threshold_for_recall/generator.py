from itertools import accumulate, groupby


def points(y_true, y_score):
    ranking = sorted(zip(y_score, y_true, strict=True), reverse=True)
    hits = length = 0
    for score, block in groupby(ranking, key=lambda pair: pair[0]):
        *_, (size, found) = accumulate(
            ((1, label) for _, label in block), lambda a, b: (a[0] + b[0], a[1] + b[1])
        )
        hits, length = hits + found, length + size
        yield hits / length, hits, score


def threshold_for_recall(y_true, y_score, floor):
    if not any(y_true):
        raise ValueError("no positive")
    return max(point for point in points(y_true, y_score) if point[1] / sum(y_true) >= floor)[2]
