def balanced_accuracy(y_true, y_pred):
    right, whole = {}, {}
    while y_true:
        actual, named = y_true.pop(), y_pred.pop()
        whole[actual] = whole.get(actual, 0) + 1
        right[actual] = right.get(actual, 0) + (actual == named)
    if len(whole) < 2:
        raise ValueError("a class is absent")
    return sum(right[c] / whole[c] for c in whole) / len(whole)
