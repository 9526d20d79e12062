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
    """AUC and average precision: (`roc_auc`, `average_precision`), about as fast as two sorts.

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
    return _areas(keys[::-1])


def _sorted_keys(positive: NDArray[np.bool_], scores: NDArray) -> NDArray[np.int64] | None:
    """Twice the rank of a score among all floats, plus its label, ascending.

    None if the scores are no floats of 64 bits, or lose digits when all are made less than 2.
    """
    if scores.dtype.kind != "f" or scores.dtype.itemsize > 8:
        return None
    largest = max(float(scores.max()), -float(scores.min()))
    scale = np.ldexp(1.0, min(0, 1 - np.frexp(largest)[1]))
    keys = np.empty(len(scores), dtype=np.int64)
    for start in range(0, len(scores), SLICE):
        part = slice(start, start + SLICE)
        scaled = scores[part] * scale
        if scale < 1 and (scaled * (1 / scale) != scores[part]).any():
            return None
        scaled += 0.0  # makes -0.0 a zero like the other
        bits = scaled.view(np.int64)
        bits ^= (bits >> 63) & np.int64(2**63 - 1)  # negative floats ascend in size: turn them
        bits += bits
        np.add(bits, positive[part], out=keys[part])
    keys.sort()
    return keys


def _areas(keys: NDArray[np.int64]) -> Areas:
    """The areas from the keys in descending order, slice by slice."""
    start = tp = doubled_area = 0
    precision_area = 0.0
    while start < len(keys):
        ends = _block_ends(keys, start)
        flagged = np.append(start, ends + 1)
        tps = np.append(tp, tp + np.cumsum(keys[start : flagged[-1]] & 1)[ends - start])
        gained = np.diff(tps)
        lost = np.diff(flagged) - gained
        doubled_area += (lost * (tps[1:] + tps[:-1])).sum().item()
        precision_area += (gained * (tps[1:] / flagged[1:])).sum().item()
        start, tp = flagged[-1].item(), tps[-1].item()
    return Areas(doubled_area / (2 * tp * (start - tp)), precision_area / tp)


def _block_ends(keys: NDArray[np.int64], start: int) -> NDArray[np.intp]:
    """Where the blocks of equal scores end that a slice holds whole, at least one of them."""
    size = SLICE
    while True:
        scores = keys[start : start + size + 1] >> 1  # one more, to see whether the last one ends
        ends = start + np.flatnonzero(scores[1:] != scores[:-1])
        if start + size >= len(keys):
            return np.append(ends, len(keys) - 1)
        if len(ends) > 0:
            return ends
        size *= 2
