from decimal import Decimal


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    count = len(draws)
    if count == 0:
        raise ValueError("nothing drawn")
    gaps = [
        Decimal((cost_fn if t else cost_fp) * (int(a != t) - int(b != t)))
        for t, a, b in zip(y_true, flags_a, flags_b, strict=True)
    ]
    values = []
    for draw in draws:
        values.append(sum(map(gaps.__getitem__, draw)) / len(draw))
    values.sort()
    ends = []
    for level in Decimal("0.025"), Decimal("0.975"):
        place = level * (count - 1)
        low = values[int(place)]
        high = values[min(int(place) + 1, count - 1)]
        ends.append(low + (high - low) * (place % 1))
    return [sum(gaps) / len(gaps), *ends]
