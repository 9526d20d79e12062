"""The variance of AUC after DeLong, DeLong and Clarke-Pearson, and their test of two models.

Arrays have shape (n,); `pos_label` names the positive label where it is not 1 beside 0 or -1.
ValueError, in every function: what `roc_auc` refuses, and a class with fewer than two objects.
"""

from math import sqrt
from numbers import Real

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.exact.delong import DeLongTest, need_two, tested
from course_lib.exact.intervals import normal_quantile
from course_lib.ranking import roc_auc


def delong_variance(y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None) -> float:
    """Variance of AUC: the variance of the placements of each class, over its size, added up.

    The placement of a positive is the share of negatives that score lower, of a negative the
    share of positives that score higher; ties count half.
    Source: DeLong, DeLong and Clarke-Pearson (1988).
    """
    return _variance_of_mean(*_placements(y_true, y_score, pos_label, "y_score"))


def delong_interval(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, confidence: Real = 0.95
) -> tuple[float, float]:
    """Interval (low, high) of AUC: AUC ± z √variance, cut to [0, 1].

    It shrinks to a point if the ranking is perfect, which does not make it certain. ValueError
    also: a confidence that is not between 0 and 1.
    Source: DeLong, DeLong and Clarke-Pearson (1988).
    """
    reach = normal_quantile(confidence) * sqrt(
        delong_variance(y_true, y_score, pos_label=pos_label)
    )
    auc = roc_auc(y_true, y_score, pos_label=pos_label)
    return max(auc - reach, 0.0), min(auc + reach, 1.0)


def delong_test(
    y_true: ArrayLike, y_score_a: ArrayLike, y_score_b: ArrayLike, *, pos_label=None
) -> DeLongTest:
    """Whether two models, scored on the same objects, differ in AUC.

    (difference AUC_A − AUC_B, standard error, z, p-value). The variance of the difference is
    that of the differences of the placements. Under no difference z = difference / error is
    nearly N(0, 1); p = 2 Φ(−|z|). ValueError also if the placements of a class differ by the
    same on all its objects, as for two models that rank alike.
    Source: DeLong, DeLong and Clarke-Pearson (1988).
    """
    positives_a, negatives_a = _placements(y_true, y_score_a, pos_label, "y_score_a")
    positives_b, negatives_b = _placements(y_true, y_score_b, pos_label, "y_score_b")
    positives, negatives = positives_a - positives_b, negatives_a - negatives_b
    return tested(float(positives.mean()), sqrt(_variance_of_mean(positives, negatives)))


def _variance_of_mean(*classes: NDArray) -> float:
    """The variances of the classes, each over its size, added up."""
    return float(sum(values.var(ddof=1) / len(values) for values in classes))


def _placements(
    y_true: ArrayLike, y_score: ArrayLike, pos_label, name: str
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The placements of the positives and of the negatives, in the order of the objects."""
    labels = checks.column(y_true, "y_true")
    scores = checks.numbers(y_score, name)
    checks.same_length(y_true=labels, **{name: scores})
    positive = checks.positives(labels, "y_true", pos_label)
    n_pos = int(np.count_nonzero(positive))
    n_neg = len(positive) - n_pos
    need_two(n_pos, n_neg)

    order = np.argsort(scores)
    ranked, positive_ranked = scores[order], positive[order]
    bounds = np.concatenate(
        [[0], np.flatnonzero(ranked[1:] != ranked[:-1]) + 1, [len(ranked)]]  # of equal scores
    )
    through = np.append(0, np.cumsum(positive_ranked))[bounds]
    # Twice the positives and twice all objects ranked below each one, ties counted half.
    below, everyone = through[1:] + through[:-1], bounds[1:] + bounds[:-1]
    if len(below) < len(ranked):
        below, everyone = np.repeat([below, everyone], np.diff(bounds), axis=1)
    np.subtract(everyone, below, out=below, where=positive_ranked)
    doubled = np.empty_like(below)
    doubled[order] = below
    # Positions take a random half several times faster than a mask does.
    of_positives, of_negatives = np.flatnonzero(positive), np.flatnonzero(~positive)
    return doubled[of_positives] / (2 * n_neg), 1 - doubled[of_negatives] / (2 * n_pos)
