from itertools import groupby


def sizes(y, labels):
    runs = {label: len(list(run)) for label, run in groupby(sorted(y))}
    for label in labels:
        yield runs.get(label, 0)


def balanced_class_weights(y, labels):
    counts = list(sizes(y, labels))
    if 0 in counts:
        raise ValueError(f"{labels[counts.index(0)]} has no objects")
    return [sum(counts) / (len(counts) * count) for count in counts]
