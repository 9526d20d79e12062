def balanced_class_weights(y, labels):
    result = []
    for label in labels:
        count = 0
        for own in y:
            if own == label:
                count += 1
        if count == 0:
            raise ValueError("no objects")
        result.append(len(y) / (len(labels) * count))
    return result
