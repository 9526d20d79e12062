"""The bootstrap: how a metric varies when the sample is drawn again from itself.

`metric` is any function of (y_true, y_score) that returns a number, or several as a tuple; the
second array may as well hold predicted labels or probabilities, one row for each object. AUC and
average precision are not computed anew on each resample: one sort tells where each object
stands, and a resample only says how often it counts. The draws are those of the plain loop,
`for draw in default_rng(seed).integers(0, n, (n_resamples, n))`, and the values too.
"""

from collections.abc import Callable, Iterator
from numbers import Real
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.areas import roc_auc_and_average_precision
from course_lib.exact.checks import count, inner_share
from course_lib.exact.resampling import bias_of
from course_lib.ranking import average_precision, roc_auc

NORMAL = NormalDist()

#: How many objects are drawn at a time: what they need stays in the processor's cache.
DRAWN_AT_ONCE = 150_000

#: The columns of `Ranking.areas` that hold the metrics of one sort.
COLUMNS = {roc_auc: 0, average_precision: 1, roc_auc_and_average_precision: slice(None)}

Seed = int | np.random.Generator | None


class Bootstrap(NamedTuple):
    """A metric on the sample, its interval, and its values on the resamples.

    Numbers, and `replicates` of shape (n_resamples,); for a metric that returns several numbers
    arrays of shape (k,), and `replicates` of shape (n_resamples, k).
    """

    estimate: float | NDArray
    low: float | NDArray
    high: float | NDArray
    replicates: NDArray


def bootstrap(
    metric: Callable,
    y_true: ArrayLike,
    y_score: ArrayLike,
    *,
    pos_label=None,
    n_resamples: int = 1000,
    confidence: Real = 0.95,
    method: str = "percentile",
    seed: Seed = 0,
) -> Bootstrap:
    """A metric with its bootstrap interval: (estimate, low, high, replicates).

    `method`: "percentile", the middle of the replicates, or "bca", the same corrected for bias
    and skewness, which takes the metric without each object: by formula for AUC and average
    precision, once for each kind of object for other metrics (four kinds, for two labels).
    `seed` is a whole number or a generator that goes on. `pos_label` is passed on to the metric
    if it is given. ValueError: what the metric refuses, on the sample or on a resample (one may
    lack a class that is rare), a number of resamples that is not above zero, a confidence that
    is not between 0 and 1, another method; for "bca", replicates all on one side of the
    estimate. Source: Efron and Tibshirani (1993), ch. 13 and 14.
    """
    sample = _sample(metric, y_true, y_score, pos_label, "y_score")
    draws = _draws(sample.size, n_resamples, seed)
    values = np.concatenate([sample.replicates(draw) for draw in draws])
    return _result(sample.estimate, values, sample.left_out, method, confidence)


def paired_bootstrap(
    metric: Callable,
    y_true: ArrayLike,
    y_score_a: ArrayLike,
    y_score_b: ArrayLike,
    *,
    pos_label=None,
    n_resamples: int = 1000,
    confidence: Real = 0.95,
    method: str = "percentile",
    seed: Seed = 0,
) -> Bootstrap:
    """The difference of a metric between two models, A − B, with its bootstrap interval.

    Both models are taken on the same resamples of the objects, so that what makes a resample
    easy or hard cancels out. Arguments, result and ValueErrors as of `bootstrap`.
    Source: Efron and Tibshirani (1993), ch. 13 and 14.
    """
    a = _sample(metric, y_true, y_score_a, pos_label, "y_score_a")
    b = _sample(metric, y_true, y_score_b, pos_label, "y_score_b")
    values = np.concatenate(
        [a.replicates(draw) - b.replicates(draw) for draw in _draws(a.size, n_resamples, seed)]
    )
    return _result(
        a.estimate - b.estimate, values, lambda: a.left_out() - b.left_out(), method, confidence
    )


def _draws(n: int, n_resamples: int, seed: Seed) -> Iterator[NDArray[np.int64]]:
    """The rows of rng.integers(0, n, (n_resamples, n)), some at a time."""
    rows = count(n_resamples, "n_resamples")
    rng = np.random.default_rng(seed)
    at_once = max(1, DRAWN_AT_ONCE // n)
    for start in range(0, rows, at_once):
        yield rng.integers(0, n, (min(at_once, rows - start), n))


def _sample(metric: Callable, y_true: ArrayLike, y_score: ArrayLike, pos_label, name: str):
    """The sample, in the form in which the metric is quickly resampled."""
    if metric in COLUMNS:
        return Ranking(y_true, y_score, pos_label, COLUMNS[metric], name)
    options = {} if pos_label is None else {"pos_label": pos_label}
    return Objects(metric, y_true, y_score, options, name)


class Objects:
    """Objects and any metric of them, computed anew on each resample."""

    def __init__(
        self, metric: Callable, y_true: ArrayLike, y_score: ArrayLike, options: dict, name: str
    ):
        self.labels = checks.column(y_true, "y_true")
        self.scores = np.asarray(y_score)
        checks.same_length(y_true=self.labels, **{name: np.atleast_1d(self.scores)})
        self.size = len(self.labels)
        self._metric, self._options = metric, options
        self.estimate = self._value(slice(None))

    def _value(self, taken) -> NDArray:
        return np.asarray(self._metric(self.labels[taken], self.scores[taken], **self._options))

    def replicates(self, draws: NDArray) -> NDArray:
        """The metric on each of the resamples, which are rows."""
        return np.array([self._value(draw) for draw in draws])

    def left_out(self) -> NDArray:
        """The metric without each object, found once for each kind of object."""
        _, label = np.unique(self.labels, return_inverse=True)
        axis = None if self.scores.ndim == 1 else 0
        scores, score = np.unique(self.scores, axis=axis, return_inverse=True)
        _, first, kind = np.unique(
            label * len(scores) + score.ravel(), return_index=True, return_inverse=True
        )
        positions = np.arange(self.size)
        return np.array([self._value(positions != i) for i in first])[kind.ravel()]


class Ranking:
    """Objects in the order of their scores, for AUC and average precision.

    Only the m blocks that hold a positive matter, and of the negatives only where between them
    they stand. From the highest score down, cell 2k counts the negatives between block k and the
    block above it, cell 2k + 1 the positives of block k, and cell 2 (m + 1) + k, if there are
    such, the negatives tied with them. Block m is below all scores and empty.
    """

    def __init__(
        self, y_true: ArrayLike, y_score: ArrayLike, pos_label, columns: int | slice, name: str
    ):
        labels, scores = checks.column(y_true, "y_true"), checks.numbers(y_score, name)
        checks.same_length(y_true=labels, **{name: scores})
        positive = checks.positives(labels, "y_true", pos_label)
        blocks = np.unique(scores[positive])  # ascending: ranks are counted from the other end
        above = len(blocks) - np.searchsorted(blocks, scores, "right")
        reached = len(blocks) - np.searchsorted(blocks, scores, "left")
        tied = (above < reached) & ~positive
        self.size, self._columns = len(scores), columns
        self._pairs = 2 * (len(blocks) + 1)
        self._cells = self._pairs + (len(blocks) + 1 if tied.any() else 0)
        self._cell = np.where(tied, self._pairs + above, 2 * above + positive)
        self.estimate = self.replicates(np.arange(self.size)[np.newaxis])[0]

    def replicates(self, draws: NDArray) -> NDArray:
        """The metrics on each of the resamples, which are rows."""
        counts = np.empty((len(draws), self._cells), dtype=np.int32)
        for row, draw in zip(counts, draws, strict=True):
            row[:] = np.bincount(self._cell.take(draw), minlength=self._cells)
        return self._areas(counts)[:, self._columns]

    def _areas(self, counts: NDArray[np.int32]) -> NDArray:
        """AUC and average precision of each row of counts."""
        pairs, tied = counts[:, : self._pairs], counts[:, self._pairs :]
        if tied.size:
            pairs = pairs.copy()
            pairs[:, ::2] += tied
        # Two counts of 32 bits, seen as one number of 64, are summed in one go.
        sums = np.cumsum(pairs.view(np.int64), axis=1).view(np.int32)
        gained, fp, tp = pairs[:, 1::2], sums[:, ::2], sums[:, 1::2]
        negatives, positives = sums[:, -2:].T.astype(np.int64)
        for counted, name in ((positives, "positive"), (negatives, "negative")):
            if (counted == 0).any():
                raise ValueError(
                    f"y_true has no object of the {name} label in the sample or in a resample: "
                    "it has too few to be resampled"
                )
        lost_twice = 2 * _row_sums(gained, fp, np.int64)
        if tied.size:
            lost_twice -= _row_sums(gained, tied, np.int64)
        auc = (2 * positives * negatives - lost_twice) / (2 * positives * negatives)
        flagged = fp + tp
        np.maximum(flagged, 1, out=flagged)  # a block that was not drawn gains nothing
        ap = _row_sums(gained, tp / flagged, np.float64) / positives
        return np.stack([auc, ap], axis=1)

    def left_out(self) -> NDArray:
        """The metrics without each object: one of each cell is left out, by formula."""
        counts = np.bincount(self._cell, minlength=self._pairs // 2 * 3)
        pairs, tied = counts[: self._pairs], counts[self._pairs :]
        gained = pairs[1::2]
        fp, tp = np.cumsum(pairs[::2] + tied), np.cumsum(gained)
        negatives, positives = fp[-1], tp[-1]
        if min(positives, negatives) < 2:
            raise ValueError("y_true has a label only once: without it there is no metric")

        # A negative loses to the positives above it, twice, and ties once.
        beaten = 2 * (negatives - fp) + tied
        won_twice = (gained * beaten).sum()
        auc = _by_cell(
            (won_twice - 2 * (tp - gained)) / (2 * positives * (negatives - 1)),
            (won_twice - beaten) / (2 * (positives - 1) * negatives),
            (won_twice - 2 * tp + gained) / (2 * positives * (negatives - 1)),
        )

        # Blocks above what is left out keep their terms; from there on one object is missing.
        flagged = np.maximum(tp + fp - 1, 1)
        kept = np.append(0, np.cumsum(gained * tp / (tp + fp))[:-1])
        fewer_negatives = _sums_from(gained * tp / flagged)
        fewer_positives = _sums_from(gained * (tp - 1) / flagged)
        own = (gained - 1) * (tp - 1) / flagged
        without_negative = (kept + fewer_negatives[:-1]) / positives
        without_positive = (kept + own + fewer_positives[1:]) / (positives - 1)
        ap = _by_cell(without_negative, without_positive, without_negative)
        return np.stack([auc, ap], axis=1)[self._cell][:, self._columns]


def _by_cell(negatives: NDArray, positives: NDArray, tied: NDArray) -> NDArray:
    """The values of the blocks in the order of the cells."""
    return np.concatenate([np.stack([negatives, positives], axis=1).ravel(), tied])


def _row_sums(a: NDArray, b: NDArray, dtype: type) -> NDArray:
    """The sums of the products in each row."""
    return np.einsum("ij,ij->i", a, b, dtype=dtype)


def _sums_from(values: NDArray) -> NDArray:
    """The sum of the values from each position on, and 0 at the end."""
    return np.append(np.cumsum(values[::-1])[::-1], 0)


def _result(
    estimate: NDArray, values: NDArray, left_out: Callable, method: str, confidence: Real
) -> Bootstrap:
    """The interval of replicates, as a number or one for each column."""
    tail = float((1 - inner_share(confidence, "confidence")) / 2)
    if method == "percentile":
        low, high = np.quantile(values, [tail, 1 - tail], axis=0)
    elif method == "bca":
        columns = (np.atleast_2d(a.T) for a in (values, left_out()))
        limits = [_bca(*c, tail) for c in zip(np.atleast_1d(estimate), *columns, strict=True)]
        low, high = np.array(limits).T.reshape((2, *np.shape(estimate)))
    else:
        raise ValueError(f"method is {method!r}: it must be 'percentile' or 'bca'")
    if np.ndim(estimate) == 0:
        return Bootstrap(float(estimate), float(low), float(high), values)
    return Bootstrap(estimate, low, high, values)


def _bca(estimate: float, values: NDArray, left_out: NDArray, tail: float) -> NDArray:
    """Low and high end of the interval corrected for bias and skewness; see `exact`."""
    doubled = np.count_nonzero(values < estimate) + np.count_nonzero(values <= estimate)
    bias = bias_of(doubled, len(values))
    gaps = left_out.mean() - left_out
    spread = (gaps**2).sum()
    a = (gaps**3).sum() / (6 * spread**1.5) if spread > 0 else 0.0
    shifted = [bias + NORMAL.inv_cdf(share) for share in (tail, 1 - tail)]
    return np.quantile(values, [NORMAL.cdf(bias + z / (1 - a * z)) for z in shifted])
