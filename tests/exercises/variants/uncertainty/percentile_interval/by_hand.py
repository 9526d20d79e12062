def percentile_interval(values, level):
    if level <= 0 or level >= 1:
        raise ValueError("level must be between 0 and 1")
    ascending = sorted(values)
    ends = []
    for share in ((1 - level) / 2, (1 + level) / 2):
        position = share * (len(ascending) - 1)
        left = int(position)
        right = min(left + 1, len(ascending) - 1)
        ends.append(ascending[left] + (position - left) * (ascending[right] - ascending[left]))
    return ends
