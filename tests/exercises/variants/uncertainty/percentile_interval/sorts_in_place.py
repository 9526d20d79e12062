def percentile_interval(values, level):
    """Changes its argument; the high end is the low end of the turned list."""
    if not 0 < level < 1:
        raise ValueError("level")
    values.sort()
    low = cut(values, (1 - level) / 2)
    values.reverse()
    return low, cut(values, (1 - level) / 2)


def cut(ordered, share):
    whole, part = divmod(share * (len(ordered) - 1), 1)
    whole = int(whole)
    if part == 0:
        return ordered[whole]
    return ordered[whole] * (1 - part) + ordered[whole + 1] * part
