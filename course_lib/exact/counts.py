"""Counts of right and wrong decisions, and the rates made of them.

Decisions are given as predicted labels, `precision(y_true, y_pred)`, or as scores and a
threshold, `precision(y_true, y_score, threshold)`: an object is flagged if score >= threshold.
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
    need_negative,
    need_positive,
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


def precision(y_true: Iterable, y_pred: Iterable, threshold: Real | None = None) -> Fraction:
    """Share of positives among the flagged: TP / (TP + FP).

    ValueError if nothing is flagged. Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    tp, fp, _, _ = confusion_counts(y_true, y_pred, threshold)
    if tp + fp == 0:
        raise ValueError("no object is flagged: precision is undefined")
    return Fraction(tp, tp + fp)


def recall(y_true: Iterable, y_pred: Iterable, threshold: Real | None = None) -> Fraction:
    """Share of the flagged among the positives: TP / (TP + FN).

    ValueError if no label is positive. Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    tp, _, fn, _ = confusion_counts(y_true, y_pred, threshold)
    need_positive(tp + fn, "recall")
    return Fraction(tp, tp + fn)


def false_positive_rate(
    y_true: Iterable, y_pred: Iterable, threshold: Real | None = None
) -> Fraction:
    """Share of the flagged among the negatives: FP / (FP + TN).

    ValueError if no label is negative. Source: Fawcett (2006).
    """
    _, fp, _, tn = confusion_counts(y_true, y_pred, threshold)
    need_negative(fp + tn, "the false positive rate")
    return Fraction(fp, fp + tn)
