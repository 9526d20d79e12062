"""Metrics of many classes, whose labels may be of any one kind.

The classes are all labels that occur, in ascending order; `labels` names them instead, in
another order or with classes that do not occur. Arrays of labels have shape (n,);
`sample_weight` holds the weight of each object, 1 if it is not given. ValueError, in every
function: empty or unequal arrays, a missing label, labels of different kinds, `labels` that
repeats one or lacks one that occurs (scikit-learn leaves such objects out), a negative weight or
none above zero.
"""

from collections.abc import Callable, Hashable
from itertools import permutations
from math import nan

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.ranking import roc_auc


def _classes(found: NDArray, labels: ArrayLike | None) -> NDArray:
    """The classes in ascending order, or as `labels` has them."""
    if labels is None:
        return found
    classes = checks.classes(labels, "labels")
    checks.same_kind(labels=classes, y_true=found)
    if len(np.unique(classes)) < len(classes):
        raise ValueError(f"labels is {classes.tolist()}: each class must stand there once")
    missing = np.setdiff1d(found, classes)
    if len(missing):
        raise ValueError(f"labels is {classes.tolist()}: it lacks {missing[0]}, which occurs")
    return classes


def _places(values: NDArray, classes: NDArray) -> NDArray[np.intp]:
    """The position of each value among the classes."""
    order = np.argsort(classes)
    return order[np.searchsorted(classes, values, sorter=order)]


def _class_counts(
    y_true: ArrayLike, y_pred: ArrayLike, labels: ArrayLike | None, sample_weight: ArrayLike | None
) -> tuple[NDArray, NDArray]:
    """The classes, and the confusion matrix in their order."""
    actual, predicted = checks.classes(y_true, "y_true"), checks.classes(y_pred, "y_pred")
    checks.same_length(y_true=actual, y_pred=predicted)
    checks.same_kind(y_true=actual, y_pred=predicted)
    if {actual.dtype.kind, predicted.dtype.kind} == {"i", "u"}:
        actual, predicted = actual.astype(object), predicted.astype(object)  # not to floats
    weight = None if sample_weight is None else checks.weights(sample_weight)
    if weight is not None:
        checks.same_length(y_true=actual, sample_weight=weight)
    classes = _classes(np.union1d(np.unique(actual), np.unique(predicted)), labels)
    size = len(classes)
    cells = size * _places(actual, classes) + _places(predicted, classes)
    return classes, np.bincount(cells, weight, minlength=size**2).reshape(size, size)


def confusion_matrix(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    labels: ArrayLike | None = None,
    *,
    sample_weight: ArrayLike | None = None,
) -> NDArray:
    """Numbers of objects by true class (row) and predicted class (column).

    Shape (K, K): whole numbers, or sums of weights. Of the labels 0 and 1 it is
    [[tn, fp], [fn, tp]]. Precision of a class is read down its column, recall along its row.
    Agrees with scikit-learn's `confusion_matrix`. Source: Fawcett (2006).
    """
    return _class_counts(y_true, y_pred, labels, sample_weight)[1]


def one_vs_rest(
    metric: Callable,
    y_true: ArrayLike,
    y_pred: ArrayLike,
    labels: ArrayLike | None = None,
    *,
    sample_weight: ArrayLike | None = None,
    **options,
) -> dict[Hashable, float]:
    """A metric of two classes for each class, taken as positive, and the rest as negative.

    `one_vs_rest(f1, y_true, y_pred)`; options such as `zero_division` go to the metric. The
    metric is any of this library or of scikit-learn that is made of the four counts and takes
    `sample_weight`. It is scikit-learn's `average=None`. ValueError also where the metric is
    undefined for a class, which the error names.
    """
    return _by_class(metric, *_class_counts(y_true, y_pred, labels, sample_weight), options)


def _by_class(metric: Callable, classes: NDArray, matrix: NDArray, options: dict) -> dict:
    """The metric of each class, from the confusion matrix."""
    values = {}
    for label, counts in zip(classes.tolist(), _counts_by_class(matrix), strict=True):
        try:
            values[label] = _of_counts(metric, counts, options)
        except ValueError as error:
            raise ValueError(f"class {label!r} against the rest: {error}") from error
    return values


def _counts_by_class(matrix: NDArray) -> NDArray:
    """A row of counts for each class: TP, FP, FN, TN; shape (K, 4)."""
    others = _sums_of_others(matrix)
    counts = [matrix, _sums_of_others(matrix.T), others, _sums_of_others(others.T)]
    return np.stack([of.diagonal() for of in counts], axis=1)


def _sums_of_others(matrix: NDArray) -> NDArray:
    """Sum of each row without the element itself, at each element.

    Nothing is subtracted: of weights, that would leave a crumb where there is nothing.
    """
    edge = np.zeros((len(matrix), 1), matrix.dtype)
    left = np.hstack([edge, matrix[:, :-1]]).cumsum(axis=1)
    right = np.hstack([edge, matrix[:, :0:-1]]).cumsum(axis=1)[:, ::-1]
    return left + right


def _of_counts(metric: Callable, counts: NDArray, options: dict) -> float:
    """The metric of four objects, a kind of decision each, that weigh as much as they count."""
    return metric([1, 0, 1, 0], [1, 1, 0, 0], sample_weight=counts, **options)


def macro_average(
    metric: Callable,
    y_true: ArrayLike,
    y_pred: ArrayLike,
    labels: ArrayLike | None = None,
    *,
    sample_weight: ArrayLike | None = None,
    **options,
) -> float:
    """Plain mean of the metric over the classes: a rare class weighs as much as a frequent one.

    As in scikit-learn, a class whose value is nan (`zero_division=nan`) is left out; nan if all
    are. ValueError as in `one_vs_rest`. Source: Manning, Raghavan and Schütze (2008), ch. 13.
    """
    values = one_vs_rest(metric, y_true, y_pred, labels, sample_weight=sample_weight, **options)
    return _mean(list(values.values()), [1] * len(values))


def weighted_average(
    metric: Callable,
    y_true: ArrayLike,
    y_pred: ArrayLike,
    labels: ArrayLike | None = None,
    *,
    sample_weight: ArrayLike | None = None,
    **options,
) -> float:
    """Mean of the metric over the classes, each weighted by its number of true labels.

    A class whose value is nan is left out; nan if what is left weighs nothing (scikit-learn takes
    its plain mean then). ValueError as in `one_vs_rest`.
    """
    classes, matrix = _class_counts(y_true, y_pred, labels, sample_weight)
    values = _by_class(metric, classes, matrix, options)
    return _mean(list(values.values()), matrix.sum(axis=1))


def _mean(values: list[float], weights: ArrayLike) -> float:
    values, weights = np.array(values), np.array(weights)
    known = ~np.isnan(values)
    total = weights[known].sum()
    return float(values[known] @ weights[known] / total) if total > 0 else nan


def micro_average(
    metric: Callable,
    y_true: ArrayLike,
    y_pred: ArrayLike,
    labels: ArrayLike | None = None,
    *,
    sample_weight: ArrayLike | None = None,
    **options,
) -> float:
    """The metric of all decisions "this class or not" together: the counts are summed first.

    Where each object has one label, micro-averaged precision, recall and F₁ are the accuracy.
    ValueError as in `one_vs_rest`. Source: Manning, Raghavan and Schütze (2008), ch. 13.
    """
    matrix = confusion_matrix(y_true, y_pred, labels, sample_weight=sample_weight)
    return _of_counts(metric, _counts_by_class(matrix).sum(axis=0), options)


def hand_till_auc(y_true: ArrayLike, y_score: ArrayLike, labels: ArrayLike | None = None) -> float:
    """AUC of many classes: the mean of Â(i|j) over all ordered pairs of different classes.

    Â(i|j) is the AUC with which the scores for class i tell its objects from those of class j.
    `y_score` has shape (n, K), with a column for each class, in the order of the classes.
    ValueError also: fewer than two classes, a class without objects, another shape, a score that
    is not a finite number. Agrees with scikit-learn's `roc_auc_score` with `multi_class="ovo"`,
    which moreover wants rows that add up to 1. Source: Hand and Till (2001).
    """
    actual = checks.classes(y_true, "y_true")
    classes = _classes(np.unique(actual), labels)
    if len(classes) < 2:
        raise ValueError(f"y_true has the class {classes[0]} only: AUC needs two")
    scores = checks.table(y_score, "y_score")
    if scores.shape != (len(actual), len(classes)):
        raise ValueError(
            f"y_score has shape {scores.shape}: "
            f"{len(actual)} objects of {len(classes)} classes need {len(actual), len(classes)}"
        )
    members = [np.flatnonzero(actual == label) for label in classes]
    _need_objects(classes, [len(of) for of in members], "AUC")
    columns = [checks.numbers(scores[:, i], f"y_score[:, {i}]") for i in range(len(classes))]
    values = [
        roc_auc(
            np.repeat([True, False], [len(members[i]), len(members[j])]),
            columns[i][np.concatenate([members[i], members[j]])],
        )
        for i, j in permutations(range(len(classes)), 2)
    ]
    return sum(values) / len(values)


def _need_objects(classes: NDArray, counts: ArrayLike, metric: str) -> None:
    for label, count in zip(classes.tolist(), counts, strict=True):
        if count == 0:
            raise ValueError(f"y_true has no object of class {label!r}: {metric} is undefined")


def balanced_class_weights(
    y_true: ArrayLike, labels: ArrayLike | None = None, *, sample_weight: ArrayLike | None = None
) -> dict[Hashable, float]:
    """The weight of each class that makes all classes weigh the same: n / (K n_c).

    n objects, K classes, n_c objects of class c, or the sums of their weights. ValueError also if
    a class has no objects, as in scikit-learn's `compute_class_weight`, or weighs nothing, where
    that returns an infinite weight; otherwise it agrees with "balanced" there.
    Source: King and Zeng (2001).
    """
    actual = checks.classes(y_true, "y_true")
    if sample_weight is None:
        actual, weight = np.unique(actual, return_counts=True)
    else:
        weight = checks.weights(sample_weight)
        checks.same_length(y_true=actual, sample_weight=weight)
    classes = _classes(np.unique(actual), labels)
    counts = np.bincount(_places(actual, classes), weight, minlength=len(classes))
    _need_objects(classes, counts, "its weight")
    return dict(
        zip(classes.tolist(), (counts.sum() / (len(classes) * counts)).tolist(), strict=True)
    )
