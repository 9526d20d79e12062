from decimal import Decimal


def percentile_interval(values, level):
    level = Decimal(str(level))
    if not Decimal(0) < level < Decimal(1):
        raise ValueError("level")
    ordered = sorted(Decimal(str(value)) for value in values)
    result = []
    for share in (1 - level) / 2, (1 + level) / 2:
        position = share * (len(ordered) - 1)
        left = int(position)
        next_one = ordered[left + 1] if left + 1 < len(ordered) else ordered[left]
        result.append(ordered[left] + (next_one - ordered[left]) * (position - left))
    return result
