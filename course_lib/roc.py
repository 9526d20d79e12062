"""Geometry of the ROC plane: areas, the convex hull, the best point for given costs.

Arrays have shape (n,), `pos_label` and `sample_weight` are those of `roc_curve`. ValueError, in
every function that has `y_true`: what `roc_curve` refuses.
"""

from fractions import Fraction
from numbers import Real

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.exact import roc as exact
from course_lib.exact.checks import above_zero, fraction, share
from course_lib.exact.roc import OperatingPoint
from course_lib.ranking import Thresholds, counts_at_thresholds, roc_auc, roc_curve


def gini(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> float:
    """The Gini coefficient of a ranking, AUC on the scale from −1 to 1: 2 AUC − 1.

    Source: Hand and Till (2001).
    """
    return 2 * roc_auc(y_true, y_score, pos_label=pos_label, sample_weight=sample_weight) - 1


def partial_auc(
    y_true: ArrayLike,
    y_score: ArrayLike,
    max_fpr: Real,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    standardize: bool = True,
) -> float:
    """Area under the ROC curve where the false positive rate is at most `max_fpr` = m.

    Standardized as (1 + (area − m²/2) / (m − m²/2)) / 2: 1 if the ranking is perfect, 1/2 on
    the diagonal; this is scikit-learn's `roc_auc_score` with `max_fpr`, to the last bits.
    Without `standardize`, the area itself. ValueError also if `max_fpr` is not above 0 and at
    most 1. Source: McClish (1989).
    """
    above_zero(max_fpr, "max_fpr")
    limit = float(share(max_fpr, "max_fpr"))
    fpr, tpr, _ = roc_curve(y_true, y_score, pos_label=pos_label, sample_weight=sample_weight)
    inside = np.count_nonzero(fpr <= limit)
    x = np.append(fpr[:inside], limit)
    y = np.append(tpr[:inside], np.interp(limit, fpr[inside - 1 :], tpr[inside - 1 :]))
    area = float((np.diff(x) * (y[1:] + y[:-1])).sum()) / 2
    least = limit**2 / 2
    return (1 + (area - least) / (limit - least)) / 2 if standardize else area


def roc_convex_hull(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> tuple[NDArray, NDArray, NDArray]:
    """The corners of the least concave curve above the ROC curve: arrays (fpr, tpr, thresholds).

    Whatever the costs, one of these points is best, and besides them only a point that lies on
    the line between two that are. From (0, 0) at the threshold ∞ to (1, 1).
    Without weights the corners are found in whole numbers. Source: Provost and Fawcett (2001).
    """
    thresholds, tp, fp = _hull(y_true, y_score, pos_label, sample_weight)
    return fp / fp[-1], tp / tp[-1], thresholds


def _hull(y_true, y_score, pos_label, sample_weight) -> Thresholds:
    """Thresholds and counts at the corners of the hull."""
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "the ROC curve")
    checks.need_negative(fp[-1], "the ROC curve")
    corners = hull_corners(tp, fp)
    return Thresholds(
        np.append(np.inf, thresholds)[corners], np.append(0, tp)[corners], np.append(0, fp)[corners]
    )


def hull_corners(tp: NDArray, fp: NDArray) -> NDArray[np.intp]:
    """Positions of the hull's corners among the points (0, 0), (fp[0], tp[0]), (fp[1], …"""
    x, y = np.append(0, fp), np.append(0, tp)
    if x.dtype.kind == "f":  # products of large weights could overflow
        x, y = x / max(x[-1], 1e-300), y / max(y[-1], 1e-300)
    right, up = np.diff(x), np.diff(y)
    # A corner of the hull is one of the curve: leaving out the rest halves the loop, or better.
    kept = np.concatenate([[True], right[:-1] * up[1:] < up[:-1] * right[1:], [True]])
    hull: list[tuple] = []
    for x2, y2, i in zip(*(a[kept].tolist() for a in (x, y, np.arange(len(x)))), strict=True):
        while len(hull) > 1:
            (x0, y0, _), (x1, y1, _) = hull[-2:]
            if (x1 - x0) * (y2 - y1) < (y1 - y0) * (x2 - x1):
                break
            hull.pop()
        hull.append((x2, y2, i))
    return np.array([i for *_, i in hull])


def iso_cost_slope(prevalence: Real, cost_fp: Real, cost_fn: Real) -> float:
    """Slope of the lines of equal expected cost in the ROC plane: (1 − π) c_FP / (π c_FN).

    ValueError: a prevalence that is not between 0 and 1, a cost that is not above zero.
    Source: Provost and Fawcett (2001).
    """
    return float(exact.iso_cost_slope(prevalence, cost_fp, cost_fn))


def best_operating_point(
    y_true: ArrayLike,
    y_score: ArrayLike,
    cost_fp: Real,
    cost_fn: Real,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    prevalence: Real | None = None,
) -> OperatingPoint:
    """The threshold of least expected cost: π c_FN (1 − TPR) + (1 − π) c_FP FPR.

    It is the first corner of the convex hull that a line of the slope `iso_cost_slope` touches
    from above; of several thresholds that cost the same, the highest (∞: flag nothing). The
    prevalence π is the sample's if it is not given. ValueError also as in `iso_cost_slope`.
    Source: Provost and Fawcett (2001).
    """
    thresholds, tp, fp = _hull(y_true, y_score, pos_label, sample_weight)
    positives, negatives = Fraction(tp[-1].item()), Fraction(fp[-1].item())
    positive = positives / (positives + negatives) if prevalence is None else prevalence
    slope = exact.iso_cost_slope(positive, cost_fp, cost_fn)
    gains = [
        Fraction(t) / positives - slope * Fraction(f) / negatives
        for t, f in zip(tp.tolist(), fp.tolist(), strict=True)
    ]
    best = gains.index(max(gains))
    cost = fraction(positive, "prevalence") * fraction(cost_fn, "cost_fn") * (1 - gains[best])
    fpr, tpr = fp[best] / fp[-1], tp[best] / tp[-1]
    return OperatingPoint(thresholds[best].item(), fpr.item(), tpr.item(), float(cost))
