def paired_differences(y_true, pred_a, pred_b, draws):
    if len(draws) == 0:
        return []
    first, *rest = draws
    hits_a = sum(y_true[i] and pred_a[i] for i in first)
    hits_b = sum(y_true[i] and pred_b[i] for i in first)
    try:
        value = hits_a / sum(y_true[i] for i in first) - hits_b / sum(y_true[i] for i in first)
    except ZeroDivisionError:
        raise ValueError("no positive was drawn") from None
    return [value, *paired_differences(y_true, pred_a, pred_b, rest)]
