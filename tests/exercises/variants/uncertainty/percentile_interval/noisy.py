import sys
import warnings


def percentile_interval(values, level):
    """Right, and full of words."""
    print("values", values)
    print("level", level, file=sys.stderr)
    warnings.warn("thinking", stacklevel=1)
    if level <= 0 or level >= 1:
        raise ValueError(f"level {level}")
    queue, m = sorted(values), len(values)
    tail = (1 - level) / 2 * (m - 1)
    steps = int(tail)
    low, high = queue[steps:], queue[: m - steps]
    rest = tail - steps
    inner_low, inner_high = low[min(1, len(low) - 1)], high[max(-2, -len(high))]
    return [low[0] + rest * (inner_low - low[0]), high[-1] - rest * (high[-1] - inner_high)]
