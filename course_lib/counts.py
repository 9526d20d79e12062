"""Counts of right and wrong decisions.

Decisions are given as predicted labels, `confusion_counts(y_true, y_pred)`, or as scores and a
threshold, `confusion_counts(y_true, y_score, threshold)`: an object is flagged if
score >= threshold.
All arrays have shape (n,). `pos_label` names the positive label where it is not 1 beside 0 or
-1; `sample_weight` holds the weight of each object, 1 if it is not given.
"""

from numbers import Real

import numpy as np
from numpy.typing import ArrayLike

from course_lib import checks
from course_lib.exact.counts import ConfusionCounts


def confusion_counts(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
) -> ConfusionCounts:
    """True positives, false positives, false negatives and true negatives.

    With a threshold, the second argument holds scores, and an object is flagged if its score
    reaches the threshold. Whole numbers, or sums of weights. ValueError: empty or unequal
    arrays, more than one dimension, a third or missing label, a score that is not finite, a
    threshold that is not a number, a negative weight or none above zero. scikit-learn's
    `confusion_matrix` has the same counts as [[tn, fp], [fn, tp]]. Source: Fawcett (2006).
    """
    labels = checks.column(y_true, "y_true")
    actual = checks.positives(labels, "y_true", pos_label)
    if threshold is None:
        predicted = checks.column(y_pred, "y_pred")
        checks.same_length(y_true=labels, y_pred=predicted)
        flagged = checks.positives(predicted, "y_pred", pos_label)
        checks.same_negative(labels[~actual], predicted[~flagged])
    else:
        scores = checks.numbers(y_pred, "y_score")
        checks.same_length(y_true=labels, y_score=scores)
        flagged = scores >= _unrounded(checks.number(threshold, "threshold"))
    weight = None if sample_weight is None else checks.weights(sample_weight)
    if weight is not None:
        checks.same_length(y_true=labels, sample_weight=weight)
    tn, fp, fn, tp = np.bincount(2 * actual + flagged, weight, minlength=4).tolist()
    return ConfusionCounts(tp, fp, fn, tn)


def _unrounded(threshold: Real) -> Real:
    """The threshold in a type that numpy does not round to that of narrower scores."""
    return np.float64(threshold) if isinstance(threshold, float) else threshold


def prevalence(
    y_true: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> float:
    """Share of positives: π = n₊ / n.

    ValueError as in `confusion_counts`. Source: Fawcett (2006).
    """
    positive = checks.positives(checks.column(y_true, "y_true"), "y_true", pos_label)
    if sample_weight is None:
        return float(positive.mean())
    weight = checks.weights(sample_weight)
    checks.same_length(y_true=positive, sample_weight=weight)
    return float(weight[positive].sum() / weight.sum())
