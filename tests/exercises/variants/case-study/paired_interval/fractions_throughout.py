from fractions import Fraction


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    gaps = []
    for label, a, b in zip(y_true, flags_a, flags_b, strict=True):
        price = Fraction(cost_fn if label else cost_fp)
        gaps.append(price * ((a != label) - (b != label)))
    values = sorted(sum(gaps[i] for i in draw) / len(draw) for draw in draws)
    if not values:
        raise ValueError("draws must not be empty")

    def at(level):
        place = level * (len(values) - 1)
        left = place.numerator // place.denominator
        right = min(left + 1, len(values) - 1)
        return (1 - (place - left)) * values[left] + (place - left) * values[right]

    return [sum(gaps) / len(gaps), at(Fraction(25, 1000)), at(Fraction(975, 1000))]
