def balanced_class_weights(y, labels):
    n, k = len(y), len(labels)
    for i, label in enumerate(labels):
        size = 0
        while label in y:
            y.remove(label)
            size += 1
        if size == 0:
            raise ValueError(label)
        labels[i] = n / (k * size)
    return labels
