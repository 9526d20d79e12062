"""How good probabilities are: their loss, and whether they keep what they promise.

A probability is taken for the number that it prints: 0.1 is a tenth, though the float is not.
ValueError, in every function: empty or unequal lists, a label other than 0 and 1, a
probability that is not a number from 0 to 1.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable
from fractions import Fraction
from math import fsum, log, log1p
from numbers import Real
from operator import itemgetter
from typing import NamedTuple

from course_lib.exact.checks import (
    checked_classes,
    checked_labels,
    checked_probabilities,
    count,
    same_length,
)

#: The distance to 0 and 1 that log loss keeps, as in scikit-learn: a float's last bit, 2⁻⁵².
EPSILON = Fraction(1, 2**52)

#: How far the probabilities of the classes may add up from 1: half of a float's digits.
ROUNDING = Fraction(1, 2**26)


class Bin(NamedTuple):
    """A bin of a calibration curve: how many objects, and sums over them."""

    size: int
    positives: int
    promised: Fraction


def checked_forecast(
    y_true: Iterable, y_proba: Iterable, name: str = "y_proba"
) -> tuple[list[int], list[Fraction]]:
    """Labels and probabilities, each checked, and equally many."""
    labels, probabilities = checked_labels(y_true), checked_probabilities(y_proba, name)
    same_length(y_true=labels, **{name: probabilities})
    return labels, probabilities


def true_probabilities(
    y_true: Iterable, y_proba: Iterable, labels: Iterable[Hashable] | None
) -> list[Fraction]:
    """The probability that was given to what came true, for each object; see `log_loss`."""
    rows = list(y_proba)
    if labels is None and (not rows or isinstance(rows[0], Real)):
        actual, probabilities = checked_forecast(y_true, rows)
        return [p if label else 1 - p for label, p in zip(actual, probabilities, strict=True)]
    actual = checked_classes(y_true)
    same_length(y_true=actual, y_proba=rows)
    columns = sorted(set(actual)) if labels is None else list(labels)
    return [
        checked_row(row, columns, f"y_proba[{i}]")[column_of(label, columns)]
        for i, (label, row) in enumerate(zip(actual, rows, strict=True))
    ]


def checked_row(row: Iterable, columns: list[Hashable], name: str) -> list[Fraction]:
    """Probabilities of the classes, one for each column; ValueError if they do not add up to 1."""
    if isinstance(row, Real):
        raise ValueError(f"{name} is {row!r}: with labels, it must be a row, a value for each")
    probabilities = checked_probabilities(row, name)
    if len(probabilities) != len(columns):
        raise ValueError(f"{name} has {len(probabilities)} values for {len(columns)} labels")
    if abs(sum(probabilities) - 1) > ROUNDING:
        raise ValueError(f"{name} adds up to {float(sum(probabilities))}: it must be 1")
    return probabilities


def column_of(label: Hashable, columns: list[Hashable]) -> int:
    """Position of the column of a label; ValueError if there is none, or more than one."""
    if columns.count(label) != 1:
        raise ValueError(f"labels holds {label!r} {columns.count(label)} times: it must be once")
    return columns.index(label)


def log_loss(
    y_true: Iterable, y_proba: Iterable, *, labels: Iterable[Hashable] | None = None
) -> float:
    """Mean of −ln p, where p is the probability that was given to what came true.

    `y_proba` holds the probability of the label 1, or a row for each object, with a probability
    for each class; `labels` says which class each column means (without it, the sorted labels
    of y_true). p is kept within [2⁻⁵², 1 − 2⁻⁵²]: a miss declared impossible costs 36.04, not
    ∞. A logarithm is no fraction: the result is a float, good to 15 digits. ValueError also:
    rows that do not add up to 1 (within 2⁻²⁶), a label without a column.
    Source: Good (1952).
    """
    given = [max(EPSILON, min(p, 1 - EPSILON)) for p in true_probabilities(y_true, y_proba, labels)]
    return -fsum(log(p) if 2 * p < 1 else log1p(p - 1) for p in given) / len(given)


def brier(y_true: Iterable, y_proba: Iterable) -> Fraction:
    """Mean squared distance of the probabilities from what came true: Σ (pᵢ − yᵢ)² / n.

    Source: Brier (1950), who adds the same for the other class: twice as much.
    """
    labels, probabilities = checked_forecast(y_true, y_proba)
    squares = [(p - label) ** 2 for label, p in zip(labels, probabilities, strict=True)]
    return Fraction(sum(squares), len(squares))


def bin_edges(probabilities: list[Fraction], n_bins: int, strategy: str) -> list[float]:
    """The upper edges of all bins but the last, each edge belonging to the bin below it."""
    n_bins = count(n_bins, "n_bins")
    if strategy == "uniform":  # as numpy rounds them
        return [k * (1 / n_bins) for k in range(1, n_bins)]
    if strategy == "quantile":
        ascending = sorted(probabilities)
        return [float(ascending[k * (len(ascending) - 1) // n_bins]) for k in range(1, n_bins)]
    raise ValueError(f"strategy is {strategy!r}: it must be 'uniform' or 'quantile'")


def calibration_bins(y_true: Iterable, y_prob: Iterable, n_bins: int, strategy: str) -> list[Bin]:
    """The bins of the calibration curve that hold an object, from the lowest probability up."""
    labels, probabilities = checked_forecast(y_true, y_prob, "y_prob")
    edges = bin_edges(probabilities, n_bins, strategy)
    members = defaultdict(list)
    for label, p in sorted(zip(labels, probabilities, strict=True), key=itemgetter(1)):
        members[bisect_left(edges, float(p))].append((label, p))
    return [
        Bin(len(inside), sum(label for label, _ in inside), sum(p for _, p in inside))
        for inside in members.values()
    ]


def calibration_curve(
    y_true: Iterable, y_prob: Iterable, *, n_bins: int = 5, strategy: str = "uniform"
) -> tuple[list[Fraction], list[Fraction]]:
    """Share of positives and mean probability in each bin: lists (prob_true, prob_pred).

    The bins are "uniform", equally wide, or "quantile", equally full: those end at the
    probabilities of rank ⌊k (n − 1) / n_bins⌋, counted from 0. A probability on an edge belongs
    to the bin below it; an empty bin is left out. ValueError also: n_bins that is not a whole
    number above zero, another strategy. Source: Niculescu-Mizil and Caruana (2005).
    """
    bins = calibration_bins(y_true, y_prob, n_bins, strategy)
    prob_true = [Fraction(one.positives, one.size) for one in bins]
    return prob_true, [one.promised / one.size for one in bins]


def expected_calibration_error(
    y_true: Iterable, y_prob: Iterable, *, n_bins: int = 10, strategy: str = "uniform"
) -> Fraction:
    """Mean distance of the calibration curve from the diagonal: Σ (n_b / n) |ȳ_b − p̄_b|.

    The bins are those of `calibration_curve`, each weighing as many objects as it holds; the
    result depends on them. ValueError as there. Source: Naeini, Cooper and Hauskrecht (2015).
    """
    bins = calibration_bins(y_true, y_prob, n_bins, strategy)
    return sum(abs(one.positives - one.promised) for one in bins) / sum(one.size for one in bins)
