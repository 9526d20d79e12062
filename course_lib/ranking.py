"""Metrics of a ranking, from one sort of the scores.

All arrays have shape (n,). `pos_label` names the positive label where it is not 1 beside 0 or
-1; `sample_weight` holds the weight of each object, 1 if it is not given: a whole weight counts
as so many copies, and an object of weight 0 is left out. Objects with equal scores form one
block. ValueError, in every function: empty or unequal arrays, more than one dimension, a third
or missing label, a score that is not finite, a negative weight or none above zero.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks


class Thresholds(NamedTuple):
    """Every score as a threshold, from the highest down, and TP and FP there; shape (m,)."""

    thresholds: NDArray
    tp: NDArray
    fp: NDArray


def counts_at_thresholds(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> Thresholds:
    """Every score as a threshold, from the highest down, with the counts TP and FP there.

    Whole numbers, or sums of weights. scikit-learn's `confusion_matrix_at_thresholds` has the
    same counts as floats.
    """
    labels = checks.column(y_true, "y_true")
    scores = checks.numbers(y_score, "y_score")
    checks.same_length(y_true=labels, y_score=scores)
    positive = checks.positives(labels, "y_true", pos_label)
    if sample_weight is None:
        positive, scores = _descending(positive, scores)
        ends = _block_ends(scores)
        tp = np.cumsum(positive, dtype=np.int64)[ends]
        return Thresholds(scores[ends], tp, 1 + ends - tp)

    weight = checks.weights(sample_weight)
    checks.same_length(y_true=labels, sample_weight=weight)
    order = np.argsort(scores)[::-1]
    order = order[weight[order] > 0]
    positive, scores, weight = positive[order], scores[order], weight[order]
    ends = _block_ends(scores)
    tp = np.cumsum(weight * positive)[ends]
    fp = np.cumsum(weight * ~positive)[ends]
    return Thresholds(scores[ends], tp, fp)


def _descending(positive: NDArray, scores: NDArray) -> tuple[NDArray, NDArray]:
    """Labels and scores from the highest score down."""
    # Values sort several times faster than indices: sort each class, then merge the two runs,
    # which is all that a stable sort of them does.
    runs = np.concatenate([np.sort(scores[positive]), np.sort(scores[~positive])])
    order = np.argsort(runs, kind="stable")[::-1]
    return order < np.count_nonzero(positive), runs[order]


def _block_ends(scores: NDArray) -> NDArray:
    """Positions at which a block of equal scores ends."""
    return np.append(np.flatnonzero(scores[1:] != scores[:-1]), len(scores) - 1)


def average_precision(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> float:
    """Precision at each threshold, weighted by the recall gained there, and summed.

    AP = Σₖ (Rₖ − Rₖ₋₁) Pₖ, from the highest threshold down, R₀ = 0. ValueError also if no
    object is positive. Agrees with scikit-learn's `average_precision_score` to the last bits,
    except that the latter warns and returns 0 where no object is positive.
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    _, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "average precision")
    gained = np.diff(tp, prepend=0)
    return float((gained * (tp / (tp + fp))).sum() / tp[-1])


def precision_recall_curve(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> tuple[NDArray, NDArray, NDArray]:
    """Precision and recall at every threshold: arrays (precision, recall, thresholds).

    Shapes (m + 1,), (m + 1,) and (m,). As in scikit-learn, thresholds ascend, and the point of
    no flagged object, precision 1 at recall 0, comes last, without a threshold. ValueError also
    if no object is positive (scikit-learn warns and takes recall for 1).
    Source: Manning, Raghavan and Schütze (2008), ch. 8.
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "the precision-recall curve")
    precision = np.append((tp / (tp + fp))[::-1], 1.0)
    recall = np.append((tp / tp[-1])[::-1], 0.0)
    return precision, recall, thresholds[::-1]


def roc_curve(
    y_true: ArrayLike,
    y_score: ArrayLike,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    drop_intermediate: bool = True,
) -> tuple[NDArray, NDArray, NDArray]:
    """False and true positive rates at the thresholds: arrays (fpr, tpr, thresholds).

    From (0, 0) at the threshold ∞ to (1, 1) at the lowest score; a block with both classes is a
    diagonal step. With `drop_intermediate` only the corners are kept: the points on a straight
    line between two others are left out, all of them, where scikit-learn 1.9.1 leaves some in.
    Without it the two agree. ValueError also if a class is absent. Source: Fawcett (2006).
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "the ROC curve")
    checks.need_negative(fp[-1], "the ROC curve")
    thresholds, tp, fp = np.append(np.inf, thresholds), np.append(0, tp), np.append(0, fp)
    if drop_intermediate:
        right, up = np.diff(fp), np.diff(tp)
        if sample_weight is not None:  # products of large weights could overflow
            right, up = right / fp[-1], up / tp[-1]
        corner = right[:-1] * up[1:] != up[:-1] * right[1:]
        kept = np.concatenate([[True], corner, [True]])
        thresholds, tp, fp = thresholds[kept], tp[kept], fp[kept]
    return fp / fp[-1], tp / tp[-1], thresholds


def roc_auc(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> float:
    """Share of pairs, a positive and a negative, in which the positive scores higher.

    AUC = (pairs won + pairs tied / 2) / (n₊ n₋), a pair weighing the product of its weights: the
    area under the ROC curve. Without weights it is rounded only once. ValueError also if a class
    is absent. Agrees with scikit-learn's `roc_auc_score` to the last bits, but the latter takes
    the greater of two string labels for the positive one. Source: Hanley and McNeil (1982).
    """
    _, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "AUC")
    checks.need_negative(fp[-1], "AUC")
    if sample_weight is None:
        return _doubled_area(fp, tp).item() / (2 * tp[-1].item() * fp[-1].item())
    return _doubled_area(fp / fp[-1], tp / tp[-1]).item() / 2


def _doubled_area(x: NDArray, y: NDArray) -> np.number:
    """Twice the area under the lines from (0, 0) through the points: in whole numbers exact."""
    return (np.diff(x, prepend=0) * (y + np.append(0, y[:-1]))).sum()
