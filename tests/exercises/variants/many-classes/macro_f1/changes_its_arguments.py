def macro_f1(y_true, y_pred, labels):
    k, total = len(labels), 0
    while labels:
        label = labels.pop()
        hits = whole = 0
        for i in range(len(y_true)):
            hits += y_true[i] == label == y_pred[i]
            whole += (y_true[i] == label) + (y_pred[i] == label)
        if not whole:
            raise ValueError(f"{label} is nowhere")
        total += 2 * hits / whole
    y_true.clear()
    y_pred.clear()
    return total / k
