def recall(y_true, y_pred):
    tp = fn = 0
    for t, p in zip(y_true, y_pred, strict=True):
        if t == 1 and p == 1:
            tp += 1
        elif t == 1:
            fn += 1
    if tp + fn == 0:
        raise ValueError("recall is undefined")
    return tp / (tp + fn)


def paired_differences(y_true, pred_a, pred_b, draws):
    result = []
    for draw in draws:
        truth = [y_true[i] for i in draw]
        a = [pred_a[i] for i in draw]
        b = [pred_b[i] for i in draw]
        result.append(recall(truth, a) - recall(truth, b))
    return result
