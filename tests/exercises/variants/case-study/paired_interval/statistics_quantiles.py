from statistics import fmean, quantiles


def paired_interval(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    if draws == []:
        raise ValueError("draws == []")

    def cost(flags, objects):
        return fmean(
            cost_fp * flags[i] if y_true[i] == 0 else cost_fn * (1 - flags[i]) for i in objects
        )

    everyone = range(len(y_true))
    values = [cost(flags_a, draw) - cost(flags_b, draw) for draw in draws]
    cuts = quantiles(values * 2 if len(values) == 1 else values, n=40, method="inclusive")
    return [cost(flags_a, everyone) - cost(flags_b, everyone), cuts[0], cuts[-1]]
