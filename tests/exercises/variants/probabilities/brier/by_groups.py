from collections import Counter


def brier(y_true, y_prob):
    counts = Counter(zip(y_true, y_prob, strict=True))
    if not counts:
        raise ValueError("no forecast at all")
    if any(p < 0 or p > 1 for _, p in counts):
        raise ValueError("a probability out of its range")
    return sum(n * (y - p) ** 2 for (y, p), n in counts.items()) / sum(counts.values())
