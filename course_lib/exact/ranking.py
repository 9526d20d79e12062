"""Metrics of a ranking: what the scores are worth at every threshold."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby, pairwise
from math import inf
from numbers import Real
from operator import itemgetter
from typing import NamedTuple

from course_lib.exact.checks import (
    checked_numbers,
    checked_ranking,
    need_negative,
    need_positive,
    same_length,
    whole_number,
)


class Block(NamedTuple):
    """The objects that share one score."""

    score: Real
    positives: int
    negatives: int


class Threshold(NamedTuple):
    """A threshold, with the true and the false positives among the scores that reach it."""

    threshold: Real
    tp: int
    fp: int


def tied_blocks(y_true: Iterable, y_score: Iterable) -> list[Block]:
    """The blocks of equal scores, from the highest score down.

    A threshold takes a block whole or leaves it. ValueError: empty or unequal lists, a label
    other than 0 and 1, a score that is not a finite number.
    """
    labels, scores = checked_ranking(y_true, y_score)
    descending = sorted(zip(scores, labels, strict=True), key=itemgetter(0), reverse=True)
    blocks = []
    for score, members in groupby(descending, key=itemgetter(0)):
        block = [label for _, label in members]
        blocks.append(Block(score, block.count(1), block.count(0)))
    return blocks


def counts_at_thresholds(y_true: Iterable, y_score: Iterable) -> list[Threshold]:
    """Every score as a threshold, from the highest down, with the counts TP and FP there.

    ValueError as in `tied_blocks`.
    """
    tp = fp = 0
    counts = []
    for block in tied_blocks(y_true, y_score):
        tp += block.positives
        fp += block.negatives
        counts.append(Threshold(block.score, tp, fp))
    return counts


def average_precision(y_true: Iterable, y_score: Iterable) -> Fraction:
    """Precision at each threshold, weighted by the recall gained there, and summed.

    AP = Σₖ (Rₖ − Rₖ₋₁) Pₖ, from the highest threshold down, R₀ = 0. If the scores are
    distinct, it is the mean precision at the ranks of the positives. ValueError as in
    `tied_blocks`, and if no label is positive (scikit-learn warns and returns 0).
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    counts = counts_at_thresholds(y_true, y_score)
    positives = counts[-1].tp
    need_positive(positives, "average precision")
    area = tp_above = 0
    for _, tp, fp in counts:
        area += Fraction(tp - tp_above, positives) * Fraction(tp, tp + fp)
        tp_above = tp
    return area


def precision_recall_curve(
    y_true: Iterable, y_score: Iterable
) -> tuple[list[Fraction], list[Fraction], list[Real]]:
    """Precision and recall at every threshold: lists (precision, recall, thresholds).

    As in scikit-learn, thresholds ascend, and the point of no flagged object, precision 1 at
    recall 0, comes last, without a threshold. ValueError as in `average_precision`
    (scikit-learn warns and takes recall for 1 if no label is positive).
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    ascending = counts_at_thresholds(y_true, y_score)[::-1]
    positives = ascending[0].tp
    need_positive(positives, "the precision-recall curve")
    precision = [Fraction(tp, tp + fp) for _, tp, fp in ascending]
    recall = [Fraction(tp, positives) for _, tp, _ in ascending]
    thresholds = [threshold for threshold, _, _ in ascending]
    return [*precision, Fraction(1)], [*recall, Fraction(0)], thresholds


def roc_curve(
    y_true: Iterable, y_score: Iterable
) -> tuple[list[Fraction], list[Fraction], list[Real]]:
    """False and true positive rates at every threshold: lists (fpr, tpr, thresholds).

    From (0, 0) at the threshold ∞ to (1, 1) at the lowest score; a block with both classes is
    a diagonal step. All points are kept: scikit-learn's `drop_intermediate=False`. ValueError
    as in `tied_blocks`, and if a class is absent. Source: Fawcett (2006).
    """
    counts = [Threshold(inf, 0, 0), *counts_at_thresholds(y_true, y_score)]
    _, positives, negatives = counts[-1]
    need_positive(positives, "the ROC curve")
    need_negative(negatives, "the ROC curve")
    fpr = [Fraction(fp, negatives) for _, _, fp in counts]
    tpr = [Fraction(tp, positives) for _, tp, _ in counts]
    return fpr, tpr, [threshold for threshold, _, _ in counts]


def roc_auc(y_true: Iterable, y_score: Iterable) -> Fraction:
    """Share of pairs, a positive and a negative, in which the positive scores higher.

    AUC = (pairs won + pairs tied / 2) / (n₊ n₋). It equals the area under the ROC curve,
    `trapezoid_area(fpr, tpr)`. ValueError as in `roc_curve`.
    Source: Hanley and McNeil (1982).
    """
    labels, scores = checked_ranking(y_true, y_score)
    positives = [score for label, score in zip(labels, scores, strict=True) if label == 1]
    negatives = [score for label, score in zip(labels, scores, strict=True) if label == 0]
    need_positive(len(positives), "AUC")
    need_negative(len(negatives), "AUC")
    won = sum(p > n for p in positives for n in negatives)
    drawn = sum(p == n for p in positives for n in negatives)
    return Fraction(2 * won + drawn, 2 * len(positives) * len(negatives))


def trapezoid_area(x: Iterable, y: Iterable) -> Fraction:
    """Area under the straight lines that join the points: Σ (xₖ − xₖ₋₁)(yₖ + yₖ₋₁) / 2.

    x may ascend (a ROC curve) or descend (a precision-recall curve). Under a ROC curve this
    is AUC. Under a precision-recall curve it is not average precision: between two thresholds
    precision does not follow a straight line. ValueError: unequal lists, a value that is not a
    finite number, fewer than two points, x that turns back. Source: Davis and Goadrich (2006).
    """
    x, y = checked_numbers(x, "x"), checked_numbers(y, "y")
    same_length(x=x, y=y)
    if len(x) < 2:
        raise ValueError("x and y hold fewer than two points: there is no area")
    widths = [Fraction(right) - Fraction(left) for left, right in pairwise(x)]
    heights = [(Fraction(left) + Fraction(right)) / 2 for left, right in pairwise(y)]
    if min(widths) < 0 < max(widths):
        raise ValueError("x turns back: it must ascend or descend")
    return abs(sum(width * height for width, height in zip(widths, heights, strict=True)))


def ranked_labels(y_true: Iterable, y_score: Iterable) -> list[int]:
    """The labels from the highest score down; ValueError if two scores are equal."""
    blocks = tied_blocks(y_true, y_score)
    for block in blocks:
        if block.positives + block.negatives > 1:
            raise ValueError(f"y_score holds {block.score!r} more than once: there are no ranks")
    return [block.positives for block in blocks]


def positive_ranks(y_true: Iterable, y_score: Iterable) -> list[int]:
    """The ranks of the positives; the highest score has rank 1.

    ValueError as in `tied_blocks`, and if two scores are equal.
    """
    return [rank for rank, label in enumerate(ranked_labels(y_true, y_score), 1) if label == 1]


def hits(y_true: Iterable, y_score: Iterable, rank: int) -> int:
    """Number of positives among the first `rank` objects.

    ValueError as in `positive_ranks`, and if the rank is not between 1 and the number of objects.
    """
    labels = ranked_labels(y_true, y_score)
    return sum(labels[: whole_number(rank, "rank", len(labels))])


def precision_at_ranks(
    y_true: Iterable, y_score: Iterable, ranks: Iterable[int] | None = None
) -> list[Fraction]:
    """Precision among the first r objects, hits / r, for each r of `ranks`.

    Without `ranks`, at the rank of each positive: the mean of these is the average precision.
    ValueError as in `hits`.
    """
    y_true, y_score = list(y_true), list(y_score)
    ranks = positive_ranks(y_true, y_score) if ranks is None else ranks
    return [Fraction(hits(y_true, y_score, rank), rank) for rank in ranks]
