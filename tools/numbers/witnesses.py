"""Several independent computations of one value, which must agree before it is believed."""

import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from numbers import Real
from typing import Any

TOLERANCE = 1e-12


class DisagreementError(Exception):
    """Two implementations give different values; the message names both."""


def witnessed(*implementations: Callable, tolerance: float = TOLERANCE) -> Callable:
    """A function whose value every implementation confirms.

    Called, it calls all of them with the same arguments (fractions become floats for all but
    the first) and returns the first one's value, which should be the exact one.

    Raises
    ------
    DisagreementError
        When called, where a value differs from the first one by more than `tolerance` of it.
    """
    first, *others = implementations

    def agreed(*args: Any, **kwargs: Any) -> Any:
        value = first(*args, **kwargs)
        for other in others:
            floats = {key: as_floats(item) for key, item in kwargs.items()}
            witness = other(*map(as_floats, args), **floats)
            if not agree(value, witness, tolerance):
                raise DisagreementError(
                    f"{_name(first)} gives {_show(value)}, {_name(other)} gives {_show(witness)}"
                )
        return value

    agreed.__name__ = first.__name__
    agreed.__doc__ = first.__doc__
    return agreed


def as_floats(value: Any) -> Any:
    """The same value with floats in place of fractions, in lists too (a tuple becomes a list)."""
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, list | tuple):
        return [as_floats(item) for item in value]
    return value


def agree(a: Any, b: Any, tolerance: float = TOLERANCE) -> bool:
    """Whether two numbers, or two sequences of numbers one by one, are equal but for rounding."""
    if isinstance(a, Iterable) and isinstance(b, Iterable):
        a, b = list(a), list(b)
        return len(a) == len(b) and all(agree(x, y, tolerance) for x, y in zip(a, b, strict=True))
    if isinstance(a, Real) and isinstance(b, Real):
        # Zero has no relative neighbourhood: sums of rounded terms may miss it by as much.
        return math.isclose(a, b, rel_tol=tolerance, abs_tol=1e-15)
    return False


def _name(function: Callable) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _show(value: Any) -> str:
    if isinstance(value, Iterable):
        return "[" + ", ".join(map(_show, value)) + "]"
    return str(value) if isinstance(value, Fraction | int) else repr(float(value))
