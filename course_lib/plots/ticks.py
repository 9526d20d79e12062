"""Ticks that all lie on the axis that is shown."""

from math import ceil, floor


def multiples_within(low: float, high: float, step: float) -> list[float]:
    """The multiples of the step from low to high."""
    return [step * k for k in range(ceil(low / step), floor(high / step) + 1)]
