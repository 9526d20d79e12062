"""What the ledger of the chapter on the ROC curve uses besides the common names."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import chain, pairwise
from math import exp, log, sqrt

import numpy as np
from scipy.spatial import ConvexHull
from sklearn import metrics

import course_lib
from course_lib import exact
from course_lib.data import twenty_four
from course_lib.plots.roc_shapes import RANDOM_ORDERS
from tools.numbers.witnesses import witnessed

__all__ = ["RANDOM_ORDERS", "twenty_four"]

# Two folds, each ranked perfectly by its own model; the second model scores lower throughout.
FOLDS = ([1, 0], [0.9, 0.8]), ([1, 0], [0.2, 0.1])


def _all_points(y_true: Sequence, y_score: Sequence) -> tuple:
    return metrics.roc_curve(y_true, y_score, drop_intermediate=False)


def _qhull(y_true: Sequence, y_score: Sequence) -> tuple:
    """The upper hull as Qhull has it, with the corner (1, 0) to close it below."""
    fpr, tpr, thresholds = _all_points(y_true, y_score)
    outline = ConvexHull(np.column_stack([np.append(fpr, 1), np.append(tpr, 0)]))
    corners = sorted(corner for corner in outline.vertices if corner < len(fpr))
    return fpr[corners], tpr[corners], thresholds[corners]


def _cheapest(
    y_true: Sequence, y_score: Sequence, cost_fp: float, cost_fn: float, prevalence: float = 0
) -> tuple:
    """The first threshold of least cost, by trying all of them."""
    fpr, tpr, thresholds = _all_points(y_true, y_score)
    share = prevalence or np.mean(y_true)
    costs = cost_fn * share * (1 - tpr) + cost_fp * (1 - share) * fpr
    best = np.flatnonzero(np.isclose(costs, costs.min(), rtol=1e-12))[0]
    return thresholds[best], fpr[best], tpr[best], costs[best]


roc_convex_hull = witnessed(exact.roc_convex_hull, course_lib.roc_convex_hull, _qhull)
iso_cost_slope = witnessed(exact.iso_cost_slope, course_lib.iso_cost_slope)
best_operating_point = witnessed(
    exact.best_operating_point, course_lib.best_operating_point, _cheapest
)


def nearest(value: float) -> int:
    """The nearest whole number, as numpy rounds."""
    return int(np.round(float(value)))


def sigmoid(z: float) -> float:
    """The logistic function in floating point."""
    return 1 / (1 + exp(-z))


def from_one(probability: float) -> float:
    """A probability subtracted from one."""
    return 1 - probability


# The maps of the cell that rise strictly: square, square root, logit, sigmoid.
RISING = (
    lambda s: s**2,
    sqrt,
    lambda s: log(s / (1 - s)),
    lambda s: sigmoid(3 * s - 1),
)


def around(ratio: Fraction) -> tuple[Fraction, Fraction]:
    """Just below a ratio and just above: by a thousandth, far less than to the next edge."""
    nudge = Fraction(1, 1000)
    return ratio * (1 - nudge), ratio * (1 + nudge)


def pooled(folds: Sequence) -> tuple[list[int], list[float]]:
    """The labels and the scores of several folds in one list."""
    labels, scores = zip(*folds, strict=True)
    return [*chain(*labels)], [*chain(*scores)]


def curve_points(curve: tuple) -> list[tuple[Fraction, Fraction]]:
    """The points (FPR, TPR) of a curve."""
    return list(zip(*curve[:2], strict=True))


def slopes(corners: Sequence[tuple[Fraction, Fraction]]) -> list:
    """The slopes of the edges between corners; infinity where an edge is upright."""
    return [
        (y1 - y0) / (x1 - x0) if x1 > x0 else float("inf")
        for (x0, y0), (x1, y1) in pairwise(corners)
    ]


def height_at(curve: tuple, x: Fraction) -> Fraction:
    """The highest TPR of a curve at the false positive rate x."""
    heights = [
        max(y0, y1) if x0 == x1 else y0 + (y1 - y0) * (x - x0) / (x1 - x0)
        for (x0, y0), (x1, y1) in pairwise(curve_points(curve))
        if x0 <= x <= x1
    ]
    return max(heights)


def kept_by(change: Callable[[float], float], y_true: Sequence, y_score: Sequence) -> bool:
    """Whether the points of the ROC curve stay where they are when the scores are changed."""
    changed = [change(score) for score in y_score]
    return exact.roc_curve(y_true, changed)[:2] == exact.roc_curve(y_true, y_score)[:2]


def mixed(first: Sequence, second: Sequence, share: Fraction) -> tuple[Fraction, ...]:
    """The point that divides a segment of the ROC plane."""
    return tuple((1 - share) * a + share * b for a, b in zip(first, second, strict=True))


def simulated(n_pos: int, n_neg: int, mean: float, seed: int) -> list[tuple[int, float]]:
    """Labels and logistic scores to two decimals, from the highest score down."""
    y_true, x = course_lib.simulation.gaussian_scores(n_pos, n_neg, float(mean), seed=int(seed))
    scores = np.round(1 / (1 + np.exp(-x)), 2).tolist()
    return sorted(zip(y_true.tolist(), scores, strict=True), key=lambda pair: (-pair[1], -pair[0]))
