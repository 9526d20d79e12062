def largest(labels):
    if not labels:
        return 0
    first = labels[0]
    rest = [label for label in labels if label != first]
    return max(len(labels) - len(rest), largest(rest))


def majority_baseline(y_true):
    return largest(y_true) / len(y_true)
