from bisect import bisect_left


def roc_curve(labels, scores):
    sides = [sorted(s for s, t in zip(scores, labels, strict=True) if t == side) for side in (0, 1)]
    if [] in sides:
        raise ValueError("a class has no objects")
    curve = []
    for threshold in sorted(set(scores)):
        curve.append([1 - bisect_left(side, threshold) / len(side) for side in sides])
    curve.append([0, 0])
    curve.reverse()
    return curve
