def balanced_class_weights(y, labels, k=None):
    k = k or len(labels)
    if not labels:
        return []
    if labels[0] not in y:
        raise ValueError(labels[0])
    first = len(y) / (k * y.count(labels[0]))
    return [first, *balanced_class_weights(y, labels[1:], k)]
