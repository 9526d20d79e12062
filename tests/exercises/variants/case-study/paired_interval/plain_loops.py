def quantile(values, q):
    values = sorted(values)
    place = q * (len(values) - 1)
    k = int(place)
    if k + 1 >= len(values):
        return values[-1]
    return values[k] + (place - k) * (values[k + 1] - values[k])


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if len(draws) == 0:
        raise ValueError("no draws")

    def difference(objects):
        total = 0
        for i in objects:
            if y_true[i] == 1:
                total += cost_fn * (1 - flags_a[i]) - cost_fn * (1 - flags_b[i])
            else:
                total += cost_fp * flags_a[i] - cost_fp * flags_b[i]
        return total / len(objects)

    found = [difference(draw) for draw in draws]
    return [difference(range(len(y_true))), quantile(found, 0.025), quantile(found, 0.975)]
