"""What only the chapter on precision, recall and F needs: its claims, checked by counting."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

from course_lib import exact

# Precisions and recalls, small and large, equal and not, on which the theorems are tried.
RATES = [Fraction(k, 20) for k in (1, 2, 6, 10, 14, 19, 20)]
# A change that is smaller than anything printed.
_STEP = Fraction(1, 10**9)


def gains(precision: Fraction, recall: Fraction, beta: Fraction) -> bool:
    """Whether a small gain of recall raises F more than one of precision just if R < βP.

    Where R = βP, the two gains must be equal but for terms of the second order.
    """
    of_recall = _f(precision, recall + _STEP, beta) - _f(precision, recall, beta)
    of_precision = _f(precision + _STEP, recall, beta) - _f(precision, recall, beta)
    if recall == beta * precision:
        return abs(of_recall - of_precision) < 100 * _STEP**2
    return (of_recall > of_precision) == (recall < beta * precision)


def just_below(rate: Fraction) -> Fraction:
    """A rate that is a little smaller."""
    return rate - _STEP


def alarms_among(n: int) -> range:
    """How many of n objects can be flagged where some are: one to all."""
    return range(1, n + 1)


def _f(precision: Fraction, recall: Fraction, beta: Fraction) -> Fraction:
    precision, recall, square = Fraction(precision), Fraction(recall), Fraction(beta) ** 2
    return (1 + square) * precision * recall / (square * precision + recall)


def mean_f1_at_random(positives: int, flagged: int, n: int) -> Fraction:
    """The mean of F₁ over all choices of the flagged objects."""
    total = sum(
        comb(positives, tp)
        * comb(n - positives, flagged - tp)
        * Fraction(2 * tp, 2 * tp + (flagged - tp) + (positives - tp))
        for tp in range(min(positives, flagged) + 1)
    )
    return total / comb(n, flagged)


def weighted_f1(y_true: Sequence[int], y_pred: Sequence[int]) -> Fraction:
    """F₁ as the mean of precision and recall, weighted by the flagged and by the positives."""
    flagged, positives = sum(y_pred), sum(y_true)
    parts = flagged * exact.precision(y_true, y_pred) + positives * exact.recall(y_true, y_pred)
    return parts / (flagged + positives)
