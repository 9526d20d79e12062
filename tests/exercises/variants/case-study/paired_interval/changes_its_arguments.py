import bisect


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if not draws:
        raise ValueError("draws is empty")
    for i, label in enumerate(y_true):
        price = cost_fn if label else cost_fp
        flags_a[i] = price * (flags_a[i] != label)
        flags_b[i] = price * (flags_b[i] != label)
    values = []
    while draws:
        draw = draws.pop()
        gap = sum(flags_a[i] for i in draw) - sum(flags_b[i] for i in draw)
        bisect.insort(values, gap / len(draw))
    place = 0.025 * (len(values) - 1)
    k, rest = divmod(place, 1)
    k, last = int(k), len(values) - 1
    low = values[k] * (1 - rest) + values[min(k + 1, last)] * rest
    high = values[last - k] * (1 - rest) + values[max(last - k - 1, 0)] * rest
    return [(sum(flags_a) - sum(flags_b)) / len(y_true), low, high]
