"""What every definition asks of its arguments."""

from collections.abc import Hashable, Iterable, Sized
from fractions import Fraction
from math import isinf
from numbers import Integral, Rational, Real


def checked_labels(labels: Iterable, name: str = "y_true") -> list[int]:
    """The labels as 0 and 1; ValueError if there is none, or another label."""
    labels = list(labels)
    if not labels:
        raise ValueError(f"{name} is empty: at least one label is needed")
    for i, label in enumerate(labels):
        if label not in (0, 1):
            raise ValueError(f"{name}[{i}] is {label!r}: a label must be 0 or 1")
    return [int(label) for label in labels]


def checked_numbers(values: Iterable, name: str = "y_score") -> list[Real]:
    """The values as a list; ValueError if one is not a finite number."""
    values = list(values)
    for i, value in enumerate(values):
        if not isinstance(value, Real) or value != value or isinf(value):
            raise ValueError(f"{name}[{i}] is {value!r}: it must be a finite number")
    return [exact_number(value) for value in values]


def exact_number(value: Real) -> Real:
    """The number, a narrow one of numpy's as a float: it would round what it is compared with."""
    return value if isinstance(value, Rational) else float(value)


def same_length(**lists: Sized) -> None:
    """ValueError if the named lists are not equally long."""
    lengths = {name: len(values) for name, values in lists.items()}
    if len(set(lengths.values())) > 1:
        found = " and ".join(f"{name} has {length}" for name, length in lengths.items())
        raise ValueError(f"{found} values: they must be equally long")


def checked_ranking(y_true: Iterable, y_score: Iterable) -> tuple[list[int], list[Real]]:
    """Labels and scores, each checked, and equally many."""
    labels, scores = checked_labels(y_true), checked_numbers(y_score)
    same_length(y_true=labels, y_score=scores)
    return labels, scores


def need_positive(count: int, metric: str) -> None:
    """ValueError if there is no positive."""
    if count == 0:
        raise ValueError(f"y_true has no positive label (1): {metric} is undefined")


def need_negative(count: int, metric: str) -> None:
    """ValueError if there is no negative."""
    if count == 0:
        raise ValueError(f"y_true has no negative label (0): {metric} is undefined")


def checked_classes(labels: Iterable, name: str = "y_true") -> list[Hashable]:
    """Labels of any kind as a list; ValueError if there is none, or one is missing."""
    labels = list(labels)
    if not labels:
        raise ValueError(f"{name} is empty: at least one label is needed")
    for i, label in enumerate(labels):
        if label is None or label != label:
            raise ValueError(f"{name}[{i}] is missing: each object needs a label")
    return labels


def checked_decisions(y_true: Iterable, y_pred: Iterable) -> tuple[list[Hashable], list[Hashable]]:
    """True and predicted labels of any kind, each checked, and equally many."""
    actual, predicted = checked_classes(y_true), checked_classes(y_pred, "y_pred")
    same_length(y_true=actual, y_pred=predicted)
    return actual, predicted


def fraction(value: Real, name: str) -> Fraction:
    """A finite number as the fraction that it prints: 0.1 is a tenth, though the float is not."""
    if not isinstance(value, Real) or value != value or isinf(value):
        raise ValueError(f"{name} is {value!r}: it must be a finite number")
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    return Fraction(repr(float(value)))


def not_negative(value: Real, name: str) -> Fraction:
    """A number from zero up, as in `fraction`."""
    if (exact := fraction(value, name)) < 0:
        raise ValueError(f"{name} is {value!r}: it must not be negative")
    return exact


def above_zero(value: Real, name: str) -> Fraction:
    """A number above zero, as in `fraction`."""
    if (exact := fraction(value, name)) <= 0:
        raise ValueError(f"{name} is {value!r}: it must be above zero")
    return exact


def share(value: Real, name: str) -> Fraction:
    """A number from 0 to 1, as in `fraction`."""
    if not 0 <= (exact := fraction(value, name)) <= 1:
        raise ValueError(f"{name} is {value!r}: it must lie between 0 and 1")
    return exact


def whole_number(value: int, name: str, most: int) -> int:
    """A whole number from 1 to `most`."""
    # `value in range(...)` would try every number for a value that is not whole.
    if not isinstance(value, Real) or not 1 <= value <= most or value != int(value):
        raise ValueError(f"{name} is {value!r}: it must be a whole number from 1 to {most}")
    return int(value)


def count(value: int, name: str) -> int:
    """A whole number above zero."""
    if not isinstance(value, Integral) or value < 1:
        raise ValueError(f"{name} is {value!r}: it must be a whole number above zero")
    return int(value)


def inner_share(value: Real, name: str) -> Fraction:
    """A number between 0 and 1, neither of them, as in `fraction`."""
    if not 0 < (exact := fraction(value, name)) < 1:
        raise ValueError(f"{name} is {value!r}: it must lie between 0 and 1, and be neither")
    return exact


def checked_probabilities(values: Iterable, name: str) -> list[Fraction]:
    """The values as in `fraction`; ValueError if one lies outside [0, 1]."""
    return [share(value, f"{name}[{i}]") for i, value in enumerate(values)]
