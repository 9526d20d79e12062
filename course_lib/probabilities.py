"""How good probabilities are: their loss, and whether they keep what they promise.

Arrays have shape (n,). `pos_label` names the positive label where it is not 1 beside 0 or -1;
`sample_weight` holds the weight of each object, 1 if it is not given. ValueError, in every
function: empty or unequal arrays, more than one dimension, a third or missing label, a
probability that is not a number from 0 to 1, a negative weight or none above zero.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.exact.checks import count
from course_lib.exact.probabilities import EPSILON, ROUNDING


def log_loss(
    y_true: ArrayLike,
    y_proba: ArrayLike,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    labels: ArrayLike | None = None,
) -> float:
    """Mean of −ln p, where p is the probability that was given to what came true.

    `y_proba` holds the probability of the positive label, shape (n,), or of each of k classes,
    shape (n, k); `labels`, shape (k,), says which class each column means, in any order
    (without it, the sorted labels of y_true). p is kept within [2⁻⁵², 1 − 2⁻⁵²]: a miss declared
    impossible costs 36.04, not ∞. Of a p just below 1 the float is taken, not what it prints, as
    `exact` does. ValueError also: rows that do not add up to 1 (within 2⁻²⁶),
    a label without a column, `pos_label` with columns or `labels` without.
    scikit-learn's `log_loss` agrees to 15 digits after the point, but sorts `labels` and not the
    columns, wants two labels in y_true or `labels`, takes the greater of two strings for the
    positive one, only warns of rows that do not add up, and keeps p further from 0 and 1 if it
    is given as a shorter float. Source: Good (1952).
    """
    if np.ndim(y_proba) == 2:
        loss = _loss_of_rows(y_true, np.asarray(y_proba), labels)
        if pos_label is not None:
            raise ValueError("pos_label is for one column: name the columns with labels")
    elif labels is not None:
        raise ValueError("labels is for an array with a column for each: name pos_label")
    else:
        positive, p = _forecast(y_true, y_proba, "y_proba", pos_label)
        p = np.clip(p, float(EPSILON), 1 - float(EPSILON))
        loss = -np.where(positive, _log(p), np.log1p(-p))
    return _mean(loss, sample_weight)


def _log(p: NDArray) -> NDArray:
    """ln p, with all digits near 1 as well."""
    return np.where(p < 0.5, np.log(p), np.log1p(p - 1))


def _loss_of_rows(y_true: ArrayLike, y_proba: NDArray, labels: ArrayLike | None) -> NDArray:
    """−ln of the probability in the column of the true label, for each row."""
    actual = checks.classes(y_true, "y_true")
    columns = np.unique(actual) if labels is None else checks.classes(labels, "labels")
    checks.same_kind(y_true=actual, labels=columns)
    checks.same_length(y_true=actual, y_proba=y_proba)
    n, k = y_proba.shape
    if k != len(columns):
        raise ValueError(f"y_proba has {k} columns for {len(columns)} labels")
    rows = checks.probabilities(y_proba.ravel(), "y_proba").reshape(n, k)
    off = np.abs(rows.sum(axis=1) - 1) > float(ROUNDING)
    if off.any():
        i = int(np.argmax(off))
        raise ValueError(f"y_proba[{i}] adds up to {rows[i].sum()}: it must be 1")
    order = np.argsort(columns)
    if (columns[order][1:] == columns[order][:-1]).any():
        raise ValueError("labels names a class twice")
    column = order[np.minimum(np.searchsorted(columns, actual, sorter=order), k - 1)]
    if (columns[column] != actual).any():
        i = int(np.argmax(columns[column] != actual))
        raise ValueError(f"y_true[{i}] is {actual[i]}: labels holds no such class")
    return -_log(np.clip(rows[np.arange(n), column], float(EPSILON), 1 - float(EPSILON)))


def brier(
    y_true: ArrayLike, y_proba: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> float:
    """Mean squared distance of the probabilities from what came true: Σ (pᵢ − yᵢ)² / n.

    Agrees with scikit-learn's `brier_score_loss` of two classes to the last bits.
    Source: Brier (1950), who adds the same for the other class: twice as much.
    """
    positive, p = _forecast(y_true, y_proba, "y_proba", pos_label)
    return _mean((p - positive) ** 2, sample_weight)


def calibration_curve(
    y_true: ArrayLike,
    y_prob: ArrayLike,
    *,
    pos_label=None,
    n_bins: int = 5,
    strategy: str = "uniform",
) -> tuple[NDArray, NDArray]:
    """Share of positives and mean probability in each bin: arrays (prob_true, prob_pred).

    Shape (b,), where b is the number of bins that are not empty. The bins are "uniform", equally
    wide, or "quantile", equally full: those end at the probabilities of rank
    ⌊k (n − 1) / n_bins⌋, counted from 0. A probability on an edge belongs to the bin below it.
    ValueError also: n_bins that is not a whole number above zero, another strategy. Agrees with
    scikit-learn's, except that its quantiles are rounded, so that a probability on an edge may
    fall into the bin above. Source: Niculescu-Mizil and Caruana (2005).
    """
    size, positives, promised = _bins(y_true, y_prob, pos_label, n_bins, strategy)
    return positives / size, promised / size


def expected_calibration_error(
    y_true: ArrayLike,
    y_prob: ArrayLike,
    *,
    pos_label=None,
    n_bins: int = 10,
    strategy: str = "uniform",
) -> float:
    """Mean distance of the calibration curve from the diagonal: Σ (n_b / n) |ȳ_b − p̄_b|.

    The bins are those of `calibration_curve`, each weighing as many objects as it holds; the
    result depends on them. ValueError as there. Source: Naeini, Cooper and Hauskrecht (2015).
    """
    size, positives, promised = _bins(y_true, y_prob, pos_label, n_bins, strategy)
    return float(np.abs(positives - promised).sum() / size.sum())


def _bins(y_true, y_prob, pos_label, n_bins, strategy) -> tuple[NDArray, NDArray, NDArray]:
    """Objects, positives and added probabilities of each bin that is not empty."""
    positive, p = _forecast(y_true, y_prob, "y_prob", pos_label)
    n_bins = count(n_bins, "n_bins")
    if strategy == "uniform":
        edges = np.linspace(0, 1, n_bins + 1)[1:-1]
    elif strategy == "quantile":
        edges = np.sort(p)[np.arange(1, n_bins) * (len(p) - 1) // n_bins]
    else:
        raise ValueError(f"strategy is {strategy!r}: it must be 'uniform' or 'quantile'")
    bins = np.searchsorted(edges, p)
    size = np.bincount(bins)
    full = size > 0
    return size[full], np.bincount(bins, positive)[full], np.bincount(bins, p)[full]


def _forecast(
    y_true: ArrayLike, y_proba: ArrayLike, name: str, pos_label
) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
    """Which objects are positive, and the probabilities, each checked."""
    labels = checks.column(y_true, "y_true")
    p = checks.probabilities(y_proba, name)
    checks.same_length(y_true=labels, **{name: p})
    return checks.positives(labels, "y_true", pos_label), p


def _mean(values: NDArray, sample_weight: ArrayLike | None) -> float:
    """The mean, weighted if weights are given."""
    if sample_weight is None:
        return float(values.mean())
    weight = checks.weights(sample_weight)
    checks.same_length(y_true=values, sample_weight=weight)
    return float((values * (weight / weight.sum())).sum())
