def percentile_interval(values, level):
    if abs(level - 0.5) >= 0.5:
        raise ValueError("level must be inside (0, 1)")
    ordered = []
    for value in values:
        place = 0
        while place < len(ordered) and ordered[place] < value:
            place += 1
        ordered.insert(place, value)
    gaps = len(ordered) - 1
    if gaps == 0:
        return (ordered[0],) * 2

    def at(position):
        left = min(int(position), gaps - 1)
        return ordered[left] + (position - left) * (ordered[left + 1] - ordered[left])

    return at(gaps * (1 - level) / 2), at(gaps * (1 + level) / 2)
