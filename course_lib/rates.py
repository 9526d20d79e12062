"""Rates of decisions: what the four counts of the confusion matrix are worth.

Every function takes its decisions as `confusion_counts` does, with `pos_label` and
`sample_weight`, and refuses what it refuses. A rate is a fraction whose denominator may be
zero. It is then undefined: a ValueError, unless `zero_division`, 0, 1 or nan, says what shall
come back. scikit-learn has the same argument, but warns and returns 0 without it.
"""

from math import frexp, ldexp, nan, sqrt
from numbers import Real

import numpy as np
from numpy.typing import ArrayLike

from course_lib import checks
from course_lib.counts import confusion_counts
from course_lib.exact.checks import not_negative


def _ratio(part: float, whole: float, undefined: str, zero_division: Real | None) -> float:
    """part / whole; where the whole is zero, `zero_division` or a ValueError that says why."""
    if not (zero_division is None or zero_division in (0, 1) or zero_division != zero_division):
        raise ValueError(f"zero_division is {zero_division!r}: it must be 0, 1, nan or None")
    if whole != 0:
        return part / whole
    if zero_division is None:
        raise ValueError(f"{undefined} (zero_division can give it a value)")
    return nan if zero_division != zero_division else float(zero_division)


def precision(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    zero_division: Real | None = None,
) -> float:
    """Share of positives among the flagged: TP / (TP + FP).

    Undefined if nothing is flagged. Agrees with scikit-learn's `precision_score`.
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    tp, fp, _, _ = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    return _ratio(tp, tp + fp, "no object is flagged: precision is undefined", zero_division)


def recall(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    zero_division: Real | None = None,
) -> float:
    """Share of the flagged among the positives: TP / (TP + FN).

    Undefined if no object is positive. Agrees with scikit-learn's `recall_score`.
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    tp, _, fn, _ = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    undefined = "y_true has no object of the positive label: recall is undefined"
    return _ratio(tp, tp + fn, undefined, zero_division)


def specificity(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    zero_division: Real | None = None,
) -> float:
    """Share of those left alone among the negatives: TN / (TN + FP).

    Undefined if no object is negative. scikit-learn has it as `recall_score` with the negative
    label for `pos_label`. Source: Fawcett (2006).
    """
    _, fp, _, tn = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    undefined = "y_true has no object of the negative label: specificity is undefined"
    return _ratio(tn, tn + fp, undefined, zero_division)


def false_positive_rate(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    zero_division: Real | None = None,
) -> float:
    """Share of the flagged among the negatives: FP / (FP + TN).

    Undefined if no object is negative. Source: Fawcett (2006).
    """
    _, fp, _, tn = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    undefined = "y_true has no object of the negative label: the false positive rate is undefined"
    return _ratio(fp, fp + tn, undefined, zero_division)


def accuracy(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
) -> float:
    """Share of right decisions: (TP + TN) / n.

    Without `threshold` and `pos_label` the labels may be of any one kind and of any number.
    Agrees with scikit-learn's `accuracy_score`. Source: Fawcett (2006).
    """
    if threshold is not None or pos_label is not None:
        tp, fp, fn, tn = confusion_counts(
            y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
        )
        return (tp + tn) / (tp + fp + fn + tn)
    actual, predicted = checks.classes(y_true, "y_true"), checks.classes(y_pred, "y_pred")
    checks.same_length(y_true=actual, y_pred=predicted)
    checks.same_kind(y_true=actual, y_pred=predicted)
    return _weighted_share(actual == predicted, sample_weight)


def _weighted_share(chosen: np.ndarray, sample_weight: ArrayLike | None) -> float:
    """Share of the chosen objects, or of their weight."""
    if sample_weight is None:
        return int(np.count_nonzero(chosen)) / len(chosen)
    weight = checks.weights(sample_weight)
    checks.same_length(y_true=chosen, sample_weight=weight)
    return float(weight[chosen].sum() / weight.sum())


def majority_baseline(y_true: ArrayLike, *, sample_weight: ArrayLike | None = None) -> float:
    """Accuracy of naming the most frequent class every time: max(π, 1 − π) of two classes.

    Labels of any one kind and of any number. scikit-learn has it as the score of a
    `DummyClassifier`. ValueError: no label or a missing one, unequal lengths, a negative weight
    or none above zero.
    """
    _, members = np.unique(checks.classes(y_true, "y_true"), return_inverse=True)
    if sample_weight is None:
        return int(np.bincount(members).max()) / len(members)
    weight = checks.weights(sample_weight)
    checks.same_length(y_true=members, sample_weight=weight)
    return float(np.bincount(members, weight).max() / weight.sum())


def balanced_accuracy(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    adjusted: bool = False,
) -> float:
    """Mean of recall and specificity: (TP / (TP + FN) + TN / (TN + FP)) / 2.

    `adjusted` stretches it so that guessing gives 0 and a perfect answer 1: 2 BA − 1. ValueError
    if a class is absent, where scikit-learn's `balanced_accuracy_score` leaves the class out
    with a warning and, adjusted, returns −inf or nan; otherwise the two agree. Of many classes
    it is `macro_average(recall, …)`. Source: Brodersen, Ong, Stephan and Buhmann (2010).
    """
    tp, fp, fn, tn = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp + fn, "balanced accuracy")
    checks.need_negative(tn + fp, "balanced accuracy")
    mean = (tp / (tp + fn) + tn / (tn + fp)) / 2
    return 2 * mean - 1 if adjusted else mean


def f1(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    zero_division: Real | None = None,
) -> float:
    """Harmonic mean of precision P and recall R: 2 P R / (P + R) = 2 TP / (2 TP + FP + FN).

    Undefined only if nothing is positive and nothing is flagged. Agrees with scikit-learn's
    `f1_score`. Source: van Rijsbergen (1979), ch. 7.
    """
    return fbeta(
        y_true,
        y_pred,
        threshold,
        pos_label=pos_label,
        sample_weight=sample_weight,
        beta=1,
        zero_division=zero_division,
    )


def fbeta(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    beta: Real,
    zero_division: Real | None = None,
) -> float:
    """Harmonic mean of precision and recall, in which recall weighs β² times as much.

    F = (1 + β²) TP / ((1 + β²) TP + β² FN + FP). β = 1 gives F₁, β = 0 precision, and as β
    grows F tends to recall. ValueError also if β is negative or not finite. Undefined as F₁ is,
    and at β = 0 as precision is.
    Agrees with scikit-learn's `fbeta_score`, which also takes β = ∞ for recall.
    Source: van Rijsbergen (1979), ch. 7.
    """
    tp, fp, fn, _ = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    misses, alarms = error_weights(beta)
    nothing = "no object is positive and none is flagged" if misses else "no object is flagged"
    undefined = f"{nothing}: F is undefined"
    return _ratio(tp, tp + misses * fn + alarms * fp, undefined, zero_division)


def error_weights(beta: Real) -> tuple[float, float]:
    """The weights of a miss and of a false alarm in F: β² / (1 + β²) and 1 / (1 + β²)."""
    square = not_negative(beta, "beta") ** 2
    return float(square / (1 + square)), float(1 / (1 + square))


def matthews_corrcoef(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    zero_division: Real | None = None,
) -> float:
    """Correlation of the true and the predicted labels, from −1 to 1.

    MCC = (TP TN − FP FN) / √((TP + FP)(TP + FN)(TN + FP)(TN + FN)). Undefined if one of the four
    sums is zero: a class is absent, or all decisions are the same. Agrees with scikit-learn's
    `matthews_corrcoef`, except that the latter returns 0 where it is undefined, and also where
    the weights are so large or small that their products are no floats. Source: Matthews (1975).
    """
    counts = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    if sample_weight is not None:  # whole numbers have no such limits
        _, exponent = frexp(sum(counts))
        counts = [ldexp(count, -exponent) for count in counts]
    tp, fp, fn, tn = counts
    predicted, actual = (tp + fp) * (tn + fn), (tp + fn) * (tn + fp)
    undefined = "y_true or y_pred holds one label only: the Matthews correlation is undefined"
    # the root of their product, which could be too small for a float where the factors are not
    spread = predicted * sqrt(actual / predicted) if predicted and actual else 0
    return _ratio(tp * tn - fp * fn, spread, undefined, zero_division)
