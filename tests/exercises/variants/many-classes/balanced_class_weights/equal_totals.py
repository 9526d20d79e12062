def balanced_class_weights(y, labels):
    # Each class must weigh as much as a class of mean size.
    mean_size = len(y) / len(labels)
    weights = {}
    for label in y:
        weights[label] = weights.get(label, 0) + 1
    for label, size in weights.items():
        weights[label] = mean_size / size
    try:
        return [weights[label] for label in labels]
    except KeyError as error:
        raise ValueError("a class of no size") from error
