"""Counts of right and wrong decisions.

Decisions are given as predicted labels, `confusion_counts(y_true, y_pred)`, or as scores and a
threshold, `confusion_counts(y_true, y_score, threshold)`: an object is flagged if
score >= threshold.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from numbers import Real
from typing import NamedTuple

from course_lib.exact.checks import (
    checked_labels,
    checked_numbers,
    exact_number,
    same_length,
)


class ConfusionCounts(NamedTuple):
    """The four cells of the confusion matrix."""

    tp: int
    fp: int
    fn: int
    tn: int


def confusion_counts(
    y_true: Iterable, y_pred: Iterable, threshold: Real | None = None
) -> ConfusionCounts:
    """True positives, false positives, false negatives and true negatives.

    With a threshold, the second argument holds scores, and an object is flagged if its score
    reaches the threshold. ValueError: empty or unequal lists, a label other than 0 and 1, a
    score that is not a finite number, a threshold that is not a number.
    """
    labels = checked_labels(y_true)
    if threshold is None:
        flags = checked_labels(y_pred, "y_pred")
        same_length(y_true=labels, y_pred=flags)
    elif not isinstance(threshold, Real) or threshold != threshold:
        raise ValueError(f"threshold is {threshold!r}: it must be a number")
    else:
        flags = [int(score >= exact_number(threshold)) for score in checked_numbers(y_pred)]
        same_length(y_true=labels, y_score=flags)
    cells = Counter(zip(labels, flags, strict=True))
    return ConfusionCounts(tp=cells[1, 1], fp=cells[0, 1], fn=cells[1, 0], tn=cells[0, 0])


def prevalence(y_true: Iterable) -> Fraction:
    """Share of positives: π = n₊ / n."""
    labels = checked_labels(y_true)
    return Fraction(sum(labels), len(labels))
