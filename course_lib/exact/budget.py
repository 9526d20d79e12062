"""Metrics of the first k of a ranking: what a budget of k alarms finds.

Where k cuts a block of equal scores, the scores do not say whom to take. `ties` does:
"expected", the mean over all orders of the block; "best" or "worst", the luckiest or the
unluckiest order; "raise", a ValueError. ValueError, in every function: what `tied_blocks`
refuses, k that is not a whole number from 1 to n, another rule for ties.
"""

from collections.abc import Iterable
from fractions import Fraction

from course_lib.exact.checks import checked_labels, need_positive, whole_number
from course_lib.exact.ranking import Block, tied_blocks

TIES = ("expected", "best", "worst", "raise")


def hits_at_k(y_true: Iterable, y_score: Iterable, k: int, *, ties: str = "expected") -> Fraction:
    """Number of positives among the k objects of the highest scores.

    "expected" takes from the block that k cuts a share of its positives, k' of the n' objects
    there giving k' n'₊ / n'. Source: McSherry and Najork (2008).
    """
    if ties not in TIES:
        raise ValueError(f"ties is {ties!r}: it must be one of {', '.join(TIES)}")
    blocks = tied_blocks(y_true, y_score)
    left = whole_number(k, "k", sum(block.positives + block.negatives for block in blocks))
    found = Fraction(0)
    for block in blocks:
        taken = min(left, block.positives + block.negatives)
        found += _hits_in_block(block, taken, ties)
        left -= taken
    return found


def _hits_in_block(block: Block, taken: int, ties: str) -> Fraction:
    """Number of positives among the objects taken from a block."""
    size = block.positives + block.negatives
    if ties == "raise" and 0 < taken < size:
        raise ValueError(f"k cuts the {size} objects that score {block.score}: choose another ties")
    if ties == "best":
        return Fraction(min(taken, block.positives))
    if ties == "worst":
        return Fraction(max(0, taken - block.negatives))
    return Fraction(taken * block.positives, size)


def precision_at_k(
    y_true: Iterable, y_score: Iterable, k: int, *, ties: str = "expected"
) -> Fraction:
    """Share of positives among the k objects of the highest scores: hits / k.

    Source: Manning, Raghavan and Schütze (2008), ch. 8; McSherry and Najork (2008) for ties.
    """
    return hits_at_k(y_true, y_score, k, ties=ties) / int(k)


def recall_at_k(y_true: Iterable, y_score: Iterable, k: int, *, ties: str = "expected") -> Fraction:
    """Share of the positives that are among the k objects of the highest scores: hits / n₊.

    ValueError also if no label is positive.
    Source: Manning, Raghavan and Schütze (2008), ch. 8; McSherry and Najork (2008) for ties.
    """
    labels = checked_labels(y_true)
    need_positive(sum(labels), "recall at k")
    return hits_at_k(labels, y_score, k, ties=ties) / sum(labels)
