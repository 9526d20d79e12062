def paired_differences(y_true, pred_a, pred_b, draws):
    """Empties the draws as it goes."""
    result = []
    while draws:
        draw = draws.pop(0)
        positives = better = 0
        while draw:
            i = draw.pop()
            positives += y_true[i]
            better += y_true[i] * (pred_a[i] - pred_b[i])
        if positives == 0:
            raise ValueError("recall needs a positive")
        result.append(better / positives)
    return result
