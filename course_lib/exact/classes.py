"""Metrics of many classes, whose labels may be of any kind.

The classes are all labels that occur, in ascending order; `labels` names them instead, in
another order or with classes that do not occur. ValueError, in every function: empty or unequal
lists, a missing label, labels that have no common order, `labels` that repeats one or lacks one
that occurs.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from itertools import permutations
from math import nan

from course_lib.exact.checks import (
    checked_classes,
    checked_decisions,
    checked_numbers,
    same_length,
)
from course_lib.exact.ranking import roc_auc


def ordered_classes(found: Iterable[Hashable], labels: Iterable | None = None) -> list[Hashable]:
    """The classes in ascending order, or as `labels` has them."""
    if labels is None:
        try:
            return sorted(set(found))
        except TypeError as error:
            raise ValueError(f"the labels have no order: name them with labels ({error})") from None
    classes = checked_classes(labels, "labels")
    if len(set(classes)) < len(classes):
        raise ValueError(f"labels is {classes!r}: each class must stand there once")
    for label in found:
        if label not in classes:
            raise ValueError(f"labels is {classes!r}: it lacks {label!r}, which occurs")
    return classes


def confusion_matrix(
    y_true: Iterable, y_pred: Iterable, labels: Iterable | None = None
) -> list[list[int]]:
    """Numbers of objects by true class (row) and predicted class (column).

    Of the labels 0 and 1 it is [[tn, fp], [fn, tp]]. Precision of a class is read down its
    column, recall along its row.
    """
    actual, predicted = checked_decisions(y_true, y_pred)
    classes = ordered_classes([*actual, *predicted], labels)
    cells = Counter(zip(actual, predicted, strict=True))
    return [[cells[row, column] for column in classes] for row in classes]


def one_vs_rest(
    metric: Callable, y_true: Iterable, y_pred: Iterable, labels: Iterable | None = None, **options
) -> dict[Hashable, Fraction]:
    """A metric of two classes for each class, taken as positive, and the rest as negative.

    `one_vs_rest(f1, y_true, y_pred)`; options such as `zero_division` go to the metric.
    ValueError also where the metric is undefined for a class, which the error names.
    """
    actual, predicted = checked_decisions(y_true, y_pred)
    values = {}
    for label in ordered_classes([*actual, *predicted], labels):
        try:
            values[label] = metric(_is(label, actual), _is(label, predicted), **options)
        except ValueError as error:
            raise ValueError(f"class {label!r} against the rest: {error}") from error
    return values


def _is(label: Hashable, labels: list[Hashable]) -> list[int]:
    return [int(other == label) for other in labels]


def macro_average(
    metric: Callable, y_true: Iterable, y_pred: Iterable, labels: Iterable | None = None, **options
) -> Fraction:
    """Plain mean of the metric over the classes: a rare class weighs as much as a frequent one.

    As in scikit-learn, a class whose value is nan (`zero_division=nan`) is left out; nan if all
    are. ValueError as in `one_vs_rest`.
    """
    values = one_vs_rest(metric, y_true, y_pred, labels, **options).values()
    return _mean([(value, 1) for value in values])


def weighted_average(
    metric: Callable, y_true: Iterable, y_pred: Iterable, labels: Iterable | None = None, **options
) -> Fraction:
    """Mean of the metric over the classes, each weighted by its number of true labels.

    A class whose value is nan is left out; nan if what is left weighs nothing. ValueError as in
    `one_vs_rest`.
    """
    actual = list(y_true)
    values = one_vs_rest(metric, actual, y_pred, labels, **options)
    return _mean([(value, actual.count(label)) for label, value in values.items()])


def _mean(weighted: list[tuple[Fraction, int]]) -> Fraction | float:
    known = [(value, weight) for value, weight in weighted if value == value]
    total = sum(weight for _, weight in known)
    return sum(value * weight for value, weight in known) / total if total else nan


def micro_average(
    metric: Callable, y_true: Iterable, y_pred: Iterable, labels: Iterable | None = None, **options
) -> Fraction:
    """The metric of all decisions "this class or not" together: the counts are summed first.

    Where each object has one label, micro-averaged precision, recall and F₁ are the accuracy.
    ValueError as in `one_vs_rest`.
    """
    actual, predicted = checked_decisions(y_true, y_pred)
    classes = ordered_classes([*actual, *predicted], labels)
    all_actual = [flag for label in classes for flag in _is(label, actual)]
    all_predicted = [flag for label in classes for flag in _is(label, predicted)]
    return metric(all_actual, all_predicted, **options)


def hand_till_auc(
    y_true: Iterable, y_score: Iterable[Iterable], labels: Iterable | None = None
) -> Fraction:
    """AUC of many classes: the mean of Â(i|j) over all ordered pairs of different classes.

    Â(i|j) is the AUC with which the scores for class i tell its objects from those of class j.
    `y_score` has a row for each object and a column for each class, in the order of the classes.
    ValueError also: fewer than two classes, a class without objects, rows of another length, a
    score that is not a finite number. Source: Hand and Till (2001).
    """
    actual, rows, classes = _checked_scores(y_true, y_score, labels)

    def separation(i: int, j: int) -> Fraction:
        pair = [(label, row[i]) for label, row in zip(actual, rows, strict=True)]
        pair = [(label, score) for label, score in pair if label in (classes[i], classes[j])]
        return roc_auc(_is(classes[i], [label for label, _ in pair]), [score for _, score in pair])

    values = [separation(i, j) for i, j in permutations(range(len(classes)), 2)]
    return sum(values) / len(values)


def _checked_scores(y_true: Iterable, y_score: Iterable[Iterable], labels: Iterable | None):
    """True labels, rows of scores and the classes, at least two and none without objects."""
    actual, rows = checked_classes(y_true), [list(row) for row in y_score]
    same_length(y_true=actual, y_score=rows)
    classes = ordered_classes(actual, labels)
    if len(classes) < 2:
        raise ValueError(f"y_true has the class {classes[0]!r} only: AUC needs two")
    for i, row in enumerate(rows):
        if len(checked_numbers(row, f"y_score[{i}]")) != len(classes):
            raise ValueError(f"y_score[{i}] has {len(row)} values for {len(classes)} classes")
    _need_objects(classes, actual, "AUC")
    return actual, rows, classes


def _need_objects(classes: list[Hashable], actual: list[Hashable], metric: str) -> None:
    for label in classes:
        if label not in actual:
            raise ValueError(f"y_true has no object of class {label!r}: {metric} is undefined")


def balanced_class_weights(y_true: Iterable, labels: Iterable | None = None) -> dict:
    """The weight of each class that makes all classes weigh the same: n / (K n_c).

    n objects, K classes, n_c objects of class c. ValueError also if `labels` names a class
    without objects: no weight makes up for it. Source: King and Zeng (2001).
    """
    actual = checked_classes(y_true)
    classes = ordered_classes(actual, labels)
    _need_objects(classes, actual, "its weight")
    return {label: Fraction(len(actual), len(classes) * actual.count(label)) for label in classes}
