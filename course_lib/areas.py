"""AUC and average precision together, from one sort of packed keys.

Sorting numbers is several times faster than sorting positions, but the labels must go with
them. A finite float below 2 in size leaves one bit of its 64 unused: the label goes there.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.ranking import average_precision, roc_auc

#: Elements that are worked on at a time: few enough to stay in the processor's cache.
SLICE = 65_536


class Areas(NamedTuple):
    """The areas under the ROC and the precision-recall curve."""

    roc_auc: float
    average_precision: float


def roc_auc_and_average_precision(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> Areas:
    """AUC and average precision: (`roc_auc`, `average_precision`), in two or three sorts' time.

    The same values to the last bits, shapes and errors as of these two functions. Scores that
    are whole numbers, that are longer than 64 bits or of which some are 10³⁰⁰ times smaller than
    others, and sample weights, take the longer way, through these two functions.
    """
    labels = checks.column(y_true, "y_true")
    scores = checks.numbers(y_score, "y_score")
    checks.same_length(y_true=labels, y_score=scores)
    positive = checks.positives(labels, "y_true", pos_label)
    keys = None if sample_weight is not None else _sorted_keys(positive, scores)
    if keys is None:
        options = {"pos_label": pos_label, "sample_weight": sample_weight}
        return Areas(
            roc_auc(labels, scores, **options), average_precision(labels, scores, **options)
        )
    n_pos = np.count_nonzero(positive)
    checks.need_positive(n_pos, "AUC")
    checks.need_negative(len(positive) - n_pos, "AUC")
    return _areas(keys)


def _sorted_keys(positive: NDArray[np.bool_], scores: NDArray) -> NDArray[np.int64] | None:
    """Twice the rank of a score among all floats, the highest first, plus its label; ascending.

    None if the scores are no floats of 64 bits, or lose digits when all are made less than 2.
    """
    if scores.dtype.kind != "f" or scores.dtype.itemsize > 8:
        return None
    largest = max(float(scores.max()), -float(scores.min()))
    scale = np.ldexp(1.0, min(0, 1 - np.frexp(largest)[1]))
    keys = np.empty(len(scores), dtype=np.int64)
    for start in range(0, len(scores), SLICE):
        part = slice(start, start + SLICE)
        bits = keys[part]
        scaled = bits.view(np.float64)
        try:
            with np.errstate(under="raise"):
                np.multiply(scores[part], -scale, out=scaled)
        except FloatingPointError:
            return None
        scaled += 0.0  # makes -0.0 a zero like the other
        bits ^= bits >> 63  # negative floats ascend in size: turn them
        bits += bits  # drops the highest bit, which is free of meaning now
        bits += positive[part]
    keys.sort()
    return keys


def _areas(keys: NDArray[np.int64]) -> Areas:
    """The areas from the keys, slice by slice."""
    start = tp = lost_twice = 0
    precision_area = 0.0
    while start < len(keys):
        last = keys[min(start + SLICE, len(keys)) - 1]
        stop = np.searchsorted(keys, last | 1, "right").item()  # where a block ends
        gained, tps, flagged, tied = _blocks_with_positives(keys[start:stop])
        tps += tp
        flagged += start
        lost_twice += 2 * (gained * (flagged - tps)).sum().item() - tied
        precision_area += (gained * (tps / flagged)).sum().item()
        start, tp = stop, tps[-1].item() if len(tps) else tp
    pairs_twice = 2 * tp * (start - tp)
    return Areas((pairs_twice - lost_twice) / pairs_twice, precision_area / tp)


def _blocks_with_positives(keys: NDArray) -> tuple[NDArray | int, NDArray, NDArray, int]:
    """(positives in each block that has some, TP and flagged at its end; number of tied pairs).

    In a block the negatives come first.
    """
    changes = keys[1:] != keys[:-1]
    if changes.all() and ((keys[1:] ^ keys[:-1]) > 1).all():  # no ties: each positive is a block
        flagged = np.flatnonzero((keys & 1) == 1) + 1
        return 1, np.arange(1, len(flagged) + 1), flagged, 0
    ends = np.append(np.flatnonzero(changes), len(keys) - 1)
    sizes, runs = np.diff(ends, prepend=-1), keys[ends]  # a block is a run of keys, or two
    positive = np.flatnonzero((runs & 1) == 1)
    mixed = np.flatnonzero((runs[1:] ^ runs[:-1]) == 1)
    gained = sizes[positive]
    tied = (sizes[mixed] @ sizes[mixed + 1]).item()
    return gained, np.cumsum(gained), ends[positive] + 1, tied
