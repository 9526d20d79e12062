import math


def blocks(labels, scores):
    for level in sorted(set(scores), reverse=True):
        yield [label for label, score in zip(labels, scores, strict=True) if score == level]


def average_precision(labels, scores):
    if not any(labels):
        raise ValueError("there is nothing to find")
    seen, found, terms = 0, 0, []
    for block in blocks(labels, scores):
        seen, found = seen + len(block), found + sum(block)
        terms.append(sum(block) / sum(labels) * found / seen)
    return math.fsum(terms)
