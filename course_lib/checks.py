"""What the fast metrics ask of their arguments; each fault is a ValueError that names it."""

from numbers import Real

import numpy as np
from numpy.typing import ArrayLike, NDArray

#: numpy's kinds of numbers: boolean, signed, unsigned, floating
NUMERIC = "biuf"


def column(values: ArrayLike, name: str) -> NDArray:
    """The values as a one-dimensional array that is not empty."""
    try:
        array = np.asarray(values)
    except ValueError as error:
        raise ValueError(f"{name} is not an array of one dimension: {error}") from error
    if array.dtype.kind in "US" and not isinstance(values, np.ndarray):
        array = np.asarray(values, dtype=object)  # numpy has made strings of None, NaN and numbers
    if array.ndim != 1:
        raise ValueError(f"{name} has shape {array.shape}: it must have one dimension")
    if array.size == 0:
        raise ValueError(f"{name} is empty: at least one value is needed")
    return array


def table(values: ArrayLike, name: str) -> NDArray:
    """The values as a two-dimensional array."""
    try:
        array = np.asarray(values)
    except ValueError as error:
        raise ValueError(f"{name} is not an array of two dimensions: {error}") from error
    if array.ndim != 2:
        raise ValueError(f"{name} has shape {array.shape}: it must have two dimensions")
    return array


def numbers(values: ArrayLike, name: str) -> NDArray:
    """The values as a column of finite numbers, in their own type."""
    array = column(values, name)
    if array.dtype.kind not in NUMERIC:
        for i, value in enumerate(array):
            if not isinstance(value, Real):
                raise ValueError(f"{name}[{i}] is {value!r}: it must be a finite number")
        array = array.astype(np.float64)
    finite = np.isfinite(array)
    if not finite.all():
        i = int(np.argmin(finite))
        raise ValueError(f"{name}[{i}] is {array[i]}: it must be a finite number")
    return array


def same_length(**arrays: NDArray) -> None:
    """ValueError if the named arrays are not equally long."""
    lengths = {name: len(array) for name, array in arrays.items()}
    if len(set(lengths.values())) > 1:
        found = " and ".join(f"{name} has {length}" for name, length in lengths.items())
        raise ValueError(f"{found} values: they must be equally long")


def positives(labels: NDArray, name: str, pos_label=None) -> NDArray[np.bool_]:
    """Which labels of a column are the positive one.

    Without `pos_label` the positive label is 1, beside 0 or -1. With it, there may be one
    other label of any kind.
    """
    labels = _without_gaps(labels, name)
    if pos_label is None and labels.dtype.kind not in NUMERIC:
        raise ValueError(f"{name} holds no numbers: name the positive label with pos_label")
    wanted = 1 if pos_label is None else pos_label
    if np.ndim(wanted) > 0:
        raise ValueError(f"pos_label is {wanted!r}: it must be one label")
    positive = labels == wanted
    other = labels[np.argmin(positive)]
    if pos_label is None and other not in (-1, 0, 1):
        raise ValueError(f"{name} holds {other}: use 0 and 1, -1 and 1, or name pos_label")
    known = positive | (labels == other)
    if not known.all():
        i = int(np.argmin(known))
        raise ValueError(f"{name}[{i}] is {labels[i]}, a third label beside {wanted} and {other}")
    return positive


def _without_gaps(labels: NDArray, name: str) -> NDArray:
    """The labels in numpy's own type; ValueError if one is missing."""
    if labels.dtype.kind in "biu":
        return labels
    if labels.dtype.kind == "f":
        missing = np.isnan(labels)
    else:
        # None, NaN, and pandas' NA, which is not even equal to itself
        missing = np.array([label is None or (label == label) is not True for label in labels])
    if missing.any():
        raise ValueError(f"{name}[{int(np.argmax(missing))}] is missing: each object needs a label")
    if labels.dtype.kind != "O":
        return labels
    typed = np.array(labels.tolist())
    if typed.dtype.kind in "US" and not all(isinstance(label, str | bytes) for label in labels):
        raise ValueError(f"{name} holds strings beside other labels: use labels of one kind")
    return typed


def classes(values: ArrayLike, name: str) -> NDArray:
    """Labels of any one kind, as a column; ValueError if one is missing."""
    return _without_gaps(column(values, name), name)


def same_kind(**labels: NDArray) -> None:
    """ValueError if some of the named labels are numbers and others are not."""
    # of kind O are whole numbers that no type of numpy holds
    kinds = {
        name: "numbers" if of.dtype.kind in NUMERIC + "O" else "names"
        for name, of in labels.items()
    }
    if len(set(kinds.values())) > 1:
        found = " and ".join(f"{name} holds {kind}" for name, kind in kinds.items())
        raise ValueError(f"{found}: use labels of one kind")


def same_negative(actual: NDArray, predicted: NDArray) -> None:
    """ValueError if the negative labels of y_true and of y_pred are not the same one."""
    if len(actual) and len(predicted) and actual[0] != predicted[0]:
        raise ValueError(
            f"y_true has the negative label {actual[0]} and y_pred has {predicted[0]}: "
            "they must be the same"
        )


def weights(sample_weight: ArrayLike) -> NDArray[np.float64]:
    """Weights as floats, none negative and not all zero."""
    weight = numbers(sample_weight, "sample_weight").astype(np.float64)
    if (weight < 0).any():
        i = int(np.argmax(weight < 0))
        raise ValueError(f"sample_weight[{i}] is {weight[i]}: a weight must not be negative")
    with np.errstate(over="ignore"):
        total = weight.sum()
    if total == 0:
        raise ValueError("sample_weight is all zero: no object counts")
    if np.isinf(total):
        raise ValueError("sample_weight adds up to infinity: scale the weights down")
    return weight


def number(value: Real, name: str) -> Real:
    """A single number; infinity is one, NaN is not."""
    if not isinstance(value, Real) or value != value:
        raise ValueError(f"{name} is {value!r}: it must be a number")
    return value


def need_positive(count: float, metric: str) -> None:
    """ValueError if the positives count nothing."""
    if count == 0:
        raise ValueError(f"y_true has no object of the positive label: {metric} is undefined")


def need_negative(count: float, metric: str) -> None:
    """ValueError if the negatives count nothing."""
    if count == 0:
        raise ValueError(f"y_true has no object of the negative label: {metric} is undefined")


def probabilities(values: ArrayLike, name: str) -> NDArray[np.float64]:
    """The values as a column of floats from 0 to 1."""
    array = numbers(values, name).astype(np.float64)
    outside = (array < 0) | (array > 1)
    if outside.any():
        i = int(np.argmax(outside))
        raise ValueError(f"{name}[{i}] is {array[i]}: it must lie between 0 and 1")
    return array
