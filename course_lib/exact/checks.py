"""What every definition asks of its arguments."""

from collections.abc import Iterable, Sized
from math import isinf
from numbers import Rational, Real


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
