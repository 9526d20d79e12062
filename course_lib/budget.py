"""Metrics of the first k of a ranking: what a budget of k alarms finds.

Arrays have shape (n,); nothing is sorted. Where k cuts a block of equal scores, the scores do
not say whom to take. `ties` does: "expected", the mean over all orders of the block; "best" or
"worst", the luckiest or the unluckiest order; "raise", a ValueError. ValueError, in every
function: what `counts_at_thresholds` refuses, k that is not a whole number from 1 to n, another
rule for ties.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.exact.budget import TIES
from course_lib.exact.checks import whole_number


def hits_at_k(
    y_true: ArrayLike, y_score: ArrayLike, k: int, *, pos_label=None, ties: str = "expected"
) -> float:
    """Number of positives among the k objects of the highest scores.

    "expected" takes from the block that k cuts a share of its positives, k' of the n' objects
    there giving k' n'₊ / n'. Source: McSherry and Najork (2008).
    """
    hits, block = _hits(y_true, y_score, k, pos_label, ties)[:2]
    return hits / block


def _hits(y_true: ArrayLike, y_score: ArrayLike, k: int, pos_label, ties: str):
    """The hits as a quotient of whole numbers, and the number of positives."""
    if ties not in TIES:
        raise ValueError(f"ties is {ties!r}: it must be one of {', '.join(TIES)}")
    labels = checks.column(y_true, "y_true")
    scores = checks.numbers(y_score, "y_score")
    checks.same_length(y_true=labels, y_score=scores)
    positive = checks.positives(labels, "y_true", pos_label)
    k = whole_number(k, "k", len(scores))

    last = np.partition(scores, len(scores) - k)[len(scores) - k]
    above, block = scores > last, scores == last
    found, taken = _count(positive & above), k - _count(above)
    size, block_positives = _count(block), _count(positive & block)
    if ties == "raise" and taken < size:
        raise ValueError(f"k cuts the {size} objects that score {last}: choose another ties")
    if ties == "best":
        drawn = size * min(taken, block_positives)
    elif ties == "worst":
        drawn = size * max(0, taken - (size - block_positives))
    else:
        drawn = taken * block_positives
    return size * found + drawn, size, _count(positive)


def _count(chosen: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(chosen))


def precision_at_k(
    y_true: ArrayLike, y_score: ArrayLike, k: int, *, pos_label=None, ties: str = "expected"
) -> float:
    """Share of positives among the k objects of the highest scores: hits / k.

    Source: Manning, Raghavan and Schütze (2008), ch. 8; McSherry and Najork (2008) for ties.
    """
    hits, block, _ = _hits(y_true, y_score, k, pos_label, ties)
    return hits / (block * int(k))


def recall_at_k(
    y_true: ArrayLike, y_score: ArrayLike, k: int, *, pos_label=None, ties: str = "expected"
) -> float:
    """Share of the positives that are among the k objects of the highest scores: hits / n₊.

    ValueError also if no object is positive.
    Source: Manning, Raghavan and Schütze (2008), ch. 8; McSherry and Najork (2008) for ties.
    """
    hits, block, positives = _hits(y_true, y_score, k, pos_label, ties)
    checks.need_positive(positives, "recall at k")
    return hits / (block * positives)
