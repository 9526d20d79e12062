"""Rates of decisions: what the four counts of the confusion matrix are worth.

Every function takes its decisions as `confusion_counts` does, and refuses what it refuses. A
rate is a fraction whose denominator may be zero. It is then undefined: a ValueError, unless
`zero_division`, 0, 1 or nan, says what shall come back, as in scikit-learn.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import isqrt, nan, sqrt
from numbers import Real
from operator import eq

from course_lib.exact.checks import (
    checked_classes,
    checked_decisions,
    need_negative,
    need_positive,
    not_negative,
)
from course_lib.exact.counts import confusion_counts


def ratio(part: Real, whole: Real, undefined: str, zero_division: Real | None) -> Real:
    """part / whole; where the whole is zero, `zero_division` or a ValueError that says why."""
    if not (zero_division is None or zero_division in (0, 1) or zero_division != zero_division):
        raise ValueError(f"zero_division is {zero_division!r}: it must be 0, 1, nan or None")
    if whole != 0:
        return Fraction(part) / whole
    if zero_division is None:
        raise ValueError(f"{undefined} (zero_division can give it a value)")
    return nan if zero_division != zero_division else Fraction(zero_division)


def precision(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    zero_division: Real | None = None,
) -> Fraction:
    """Share of positives among the flagged: TP / (TP + FP).

    The denominator is a column of the confusion matrix, and so it mixes the true classes:
    precision depends on the prevalence. Undefined if nothing is flagged.
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    tp, fp, _, _ = confusion_counts(y_true, y_pred, threshold)
    return ratio(tp, tp + fp, "no object is flagged: precision is undefined", zero_division)


def recall(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    zero_division: Real | None = None,
) -> Fraction:
    """Share of the flagged among the positives: TP / (TP + FN).

    The denominator is a row of the confusion matrix, one true class: recall does not depend on
    the prevalence. Undefined if no label is positive.
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    tp, _, fn, _ = confusion_counts(y_true, y_pred, threshold)
    undefined = "y_true has no positive label (1): recall is undefined"
    return ratio(tp, tp + fn, undefined, zero_division)


def specificity(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    zero_division: Real | None = None,
) -> Fraction:
    """Share of those left alone among the negatives: TN / (TN + FP), the recall of the 0s.

    Undefined if no label is negative. Source: Fawcett (2006).
    """
    _, fp, _, tn = confusion_counts(y_true, y_pred, threshold)
    undefined = "y_true has no negative label (0): specificity is undefined"
    return ratio(tn, tn + fp, undefined, zero_division)


def false_positive_rate(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    zero_division: Real | None = None,
) -> Fraction:
    """Share of the flagged among the negatives: FP / (FP + TN).

    Undefined if no label is negative. Source: Fawcett (2006).
    """
    _, fp, _, tn = confusion_counts(y_true, y_pred, threshold)
    undefined = "y_true has no negative label (0): the false positive rate is undefined"
    return ratio(fp, fp + tn, undefined, zero_division)


def accuracy(y_true: Iterable, y_pred: Iterable, threshold: Real | None = None) -> Fraction:
    """Share of right decisions: (TP + TN) / n.

    It averages the success on either class with the prevalence as weight,
    π TP / n₊ + (1 − π) TN / n₋. Without a threshold the labels may be of any kind and number.
    """
    if threshold is not None:
        tp, fp, fn, tn = confusion_counts(y_true, y_pred, threshold)
        return Fraction(tp + tn, tp + fp + fn + tn)
    actual, predicted = checked_decisions(y_true, y_pred)
    return Fraction(sum(map(eq, actual, predicted)), len(actual))


def majority_baseline(y_true: Iterable) -> Fraction:
    """Accuracy of naming the most frequent class every time: max(π, 1 − π) of two classes.

    Labels of any kind and number. ValueError: no label, or a missing one.
    """
    labels = checked_classes(y_true)
    return Fraction(max(Counter(labels).values()), len(labels))


def balanced_accuracy(
    y_true: Iterable, y_pred: Iterable, threshold: Real | None = None, *, adjusted: bool = False
) -> Fraction:
    """Mean of recall and specificity: (TP / (TP + FN) + TN / (TN + FP)) / 2.

    `adjusted` stretches it so that guessing gives 0 and a perfect answer 1: 2 BA − 1.
    ValueError if a class is absent: no number may stand for its share.
    Source: Brodersen, Ong, Stephan and Buhmann (2010).
    """
    tp, fp, fn, tn = confusion_counts(y_true, y_pred, threshold)
    need_positive(tp + fn, "balanced accuracy")
    need_negative(tn + fp, "balanced accuracy")
    mean = (Fraction(tp, tp + fn) + Fraction(tn, tn + fp)) / 2
    return 2 * mean - 1 if adjusted else mean


def f1(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    zero_division: Real | None = None,
) -> Fraction:
    """Harmonic mean of precision P and recall R: 2 P R / (P + R) = 2 TP / (2 TP + FP + FN).

    The form with counts is defined where P or R is not: F₁ is undefined only if nothing is
    positive and nothing is flagged. Source: van Rijsbergen (1979), ch. 7.
    """
    tp, fp, fn, _ = confusion_counts(y_true, y_pred, threshold)
    undefined = "no object is positive and none is flagged: F1 is undefined"
    return ratio(2 * tp, 2 * tp + fp + fn, undefined, zero_division)


def fbeta(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    beta: Real,
    zero_division: Real | None = None,
) -> Fraction:
    """Harmonic mean of precision and recall, in which recall weighs β² times as much.

    F = (1 + β²) TP / ((1 + β²) TP + β² FN + FP). β = 1 gives F₁, β = 0 precision, and as β
    grows F tends to recall. A float stands for what it prints: 0.1 is a tenth. ValueError also
    if β is negative or not finite. Undefined as F₁ is, and at β = 0 as precision is.
    Source: van Rijsbergen (1979), ch. 7.
    """
    tp, fp, fn, _ = confusion_counts(y_true, y_pred, threshold)
    square = not_negative(beta, "beta") ** 2
    whole = (1 + square) * tp + square * fn + fp
    nothing = "no object is positive and none is flagged" if square else "no object is flagged"
    undefined = f"{nothing}: F-beta is undefined"
    return ratio((1 + square) * tp, whole, undefined, zero_division)


def matthews_corrcoef(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    zero_division: Real | None = None,
) -> Fraction | float:
    """Correlation of the true and the predicted labels, from −1 to 1.

    MCC = (TP TN − FP FN) / √((TP + FP)(TP + FN)(TN + FP)(TN + FN)): a Fraction where the root
    is one, else the root of the exact square as a float. Undefined if one of the four sums is
    zero: a class is absent, or all decisions are the same. Source: Matthews (1975).
    """
    tp, fp, fn, tn = confusion_counts(y_true, y_pred, threshold)
    covariance = tp * tn - fp * fn
    margins = (tp + fp) * (tp + fn) * (tn + fp) * (tn + fn)
    undefined = "y_true or y_pred holds one label only: the Matthews correlation is undefined"
    root = square_root(ratio(covariance**2, margins, undefined, zero_division))
    return root if covariance >= 0 else -root


def square_root(value: Fraction) -> Fraction | float:
    """The root as a Fraction where it is one, else as a float."""
    if value != value:
        return value
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    return root if root**2 == value else sqrt(value)
