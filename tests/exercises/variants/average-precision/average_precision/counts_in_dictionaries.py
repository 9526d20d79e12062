from collections import Counter


def average_precision(y_true, y_score):
    everyone = Counter(y_score)
    positive = Counter(s for s, t in zip(y_score, y_true, strict=True) if t)
    if not positive:
        raise ValueError("no positive label")
    hits = length = area = 0
    for score in sorted(everyone)[::-1]:
        hits += positive[score]
        length += everyone[score]
        area += positive[score] * hits / length
    return area / sum(positive.values())
