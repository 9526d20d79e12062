"""The variance of AUC after DeLong, DeLong and Clarke-Pearson, and their test of two models."""

from collections.abc import Iterable
from fractions import Fraction
from math import erfc, sqrt
from numbers import Real
from typing import NamedTuple

from course_lib.exact.checks import checked_labels, checked_numbers, same_length
from course_lib.exact.intervals import normal_quantile


class Placements(NamedTuple):
    """For each object, the share of the other class that it is ranked rightly against."""

    positives: list[Fraction]
    negatives: list[Fraction]


class DeLongTest(NamedTuple):
    """The difference of two AUCs, its standard error, their ratio z, and the p-value."""

    difference: Real
    standard_error: float
    z: float
    p_value: float


def placements(y_true: Iterable, y_score: Iterable, name: str = "y_score") -> Placements:
    """Share of negatives below each positive, and of positives above each negative; ties half.

    The mean of either list is AUC. ValueError as in `roc_auc`, and if a class has one object.
    """
    labels, scores = checked_labels(y_true), checked_numbers(y_score, name)
    same_length(y_true=labels, **{name: scores})
    positives = [score for label, score in zip(labels, scores, strict=True) if label == 1]
    negatives = [score for label, score in zip(labels, scores, strict=True) if label == 0]
    need_two(positives=len(positives), negatives=len(negatives))
    return Placements(
        [mean(Fraction((p > n) + (p >= n), 2) for n in negatives) for p in positives],
        [mean(Fraction((p > n) + (p >= n), 2) for p in positives) for n in negatives],
    )


def need_two(positives: int, negatives: int) -> None:
    """ValueError if a class has fewer than two objects."""
    for name, count in {"positive": positives, "negative": negatives}.items():
        if count < 2:
            raise ValueError(
                f"y_true has no two objects of the {name} label, but {count}: "
                "there is no variance to estimate"
            )


def delong_variance(y_true: Iterable, y_score: Iterable) -> Fraction:
    """Variance of AUC: the variance of the placements of each class, over its size, added up.

    ValueError as in `placements`. Source: DeLong, DeLong and Clarke-Pearson (1988).
    """
    return sum(variance(values) / len(values) for values in placements(y_true, y_score))


def delong_interval(
    y_true: Iterable, y_score: Iterable, *, confidence: Real = 0.95
) -> tuple[float, float]:
    """Interval (low, high) of AUC: AUC ± z √variance, cut to [0, 1].

    It shrinks to a point if the ranking is perfect, which does not make it certain. ValueError
    as in `placements`, and for a confidence that is not between 0 and 1.
    Source: DeLong, DeLong and Clarke-Pearson (1988).
    """
    auc = mean(placements(y_true, y_score).positives)
    reach = normal_quantile(confidence) * sqrt(delong_variance(y_true, y_score))
    return max(float(auc) - reach, 0.0), min(float(auc) + reach, 1.0)


def delong_test(y_true: Iterable, y_score_a: Iterable, y_score_b: Iterable) -> DeLongTest:
    """Whether two models, scored on the same objects, differ in AUC.

    The difference of the AUCs is the mean of the differences of the placements, and its
    variance is found from them as that of one AUC. Under no difference z = difference / error
    is nearly N(0, 1); p = 2 Φ(−|z|). ValueError as in `placements`, and if the differences of a
    class are all equal in both, as for two models that rank alike.
    Source: DeLong, DeLong and Clarke-Pearson (1988).
    """
    a = placements(y_true, y_score_a, "y_score_a")
    b = placements(y_true, y_score_b, "y_score_b")
    differences = [[u - v for u, v in zip(*pair, strict=True)] for pair in zip(a, b, strict=True)]
    error = sqrt(sum(variance(values) / len(values) for values in differences))
    return tested(mean(differences[0]), error)


def tested(difference: Real, error: float) -> DeLongTest:
    """The test of a difference with a standard error; ValueError if that is zero."""
    if error == 0:
        raise ValueError(
            "y_score_a and y_score_b differ by the same on every object: the test is undefined"
        )
    z = float(difference) / error
    return DeLongTest(difference, error, z, erfc(abs(z) / sqrt(2)))


def mean(values: Iterable) -> Fraction:
    """The arithmetic mean, exact."""
    values = list(values)
    return Fraction(sum(values)) / len(values)


def variance(values: list[Fraction]) -> Fraction:
    """The sample variance, exact: squares over n − 1."""
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values) / (len(values) - 1)
