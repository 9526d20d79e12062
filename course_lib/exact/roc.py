"""Geometry of the ROC plane: areas, the convex hull, lines of equal cost."""

from collections.abc import Iterable
from fractions import Fraction
from numbers import Real
from typing import NamedTuple

from course_lib.exact.checks import above_zero, fraction, inner_share, share
from course_lib.exact.counts import prevalence as share_of_positives
from course_lib.exact.ranking import roc_auc, roc_curve, trapezoid_area


class OperatingPoint(NamedTuple):
    """A threshold, its point of the ROC plane, and the expected cost of one object there."""

    threshold: Real
    fpr: Real
    tpr: Real
    cost: Real


def gini(y_true: Iterable, y_score: Iterable) -> Fraction:
    """The Gini coefficient of a ranking, AUC on the scale from −1 to 1: 2 AUC − 1.

    ValueError as in `roc_auc`. Source: Hand and Till (2001).
    """
    return 2 * roc_auc(y_true, y_score) - 1


def partial_auc(
    y_true: Iterable, y_score: Iterable, max_fpr: Real, *, standardize: bool = True
) -> Fraction:
    """Area under the ROC curve where the false positive rate is at most `max_fpr` = m.

    Standardized as (1 + (area − m²/2) / (m − m²/2)) / 2: 1 if the ranking is perfect, 1/2 on
    the diagonal. Without `standardize`, the area itself. ValueError as in `roc_curve`, and if
    `max_fpr` is not above 0 and at most 1. Source: McClish (1989).
    """
    above_zero(max_fpr, "max_fpr")
    limit = share(max_fpr, "max_fpr")
    points = list(zip(*roc_curve(y_true, y_score)[:2], strict=True))
    inside = [(x, y) for x, y in points if x <= limit]
    if len(inside) < len(points):  # the curve is cut where it crosses the limit
        (x0, y0), (x1, y1) = inside[-1], points[len(inside)]
        inside.append((limit, y0 + (y1 - y0) * (limit - x0) / (x1 - x0)))
    area = trapezoid_area(*zip(*inside, strict=True))
    least = limit**2 / 2
    return (1 + (area - least) / (limit - least)) / 2 if standardize else area


def roc_convex_hull(
    y_true: Iterable, y_score: Iterable
) -> tuple[list[Fraction], list[Fraction], list[Real]]:
    """The corners of the least concave curve above the ROC curve: lists (fpr, tpr, thresholds).

    Whatever the costs, one of these points is best, and besides them only a point that lies on
    the line between two that are. From (0, 0) at the threshold ∞ to (1, 1).
    ValueError as in `roc_curve`. Source: Provost and Fawcett (2001).
    """
    hull = []
    for point in zip(*roc_curve(y_true, y_score), strict=True):
        while len(hull) > 1 and not turns_right(hull[-2], hull[-1], point):
            hull.pop()
        hull.append(point)
    fpr, tpr, thresholds = map(list, zip(*hull, strict=True))
    return fpr, tpr, thresholds


def turns_right(start: tuple, corner: tuple, end: tuple) -> bool:
    """Whether the way through three points of the plane turns to the right at the second."""
    (x0, y0, *_), (x1, y1, *_), (x2, y2, *_) = start, corner, end
    return (x1 - x0) * (y2 - y1) < (y1 - y0) * (x2 - x1)


def iso_cost_slope(prevalence: Real, cost_fp: Real, cost_fn: Real) -> Fraction:
    """Slope of the lines of equal expected cost in the ROC plane: (1 − π) c_FP / (π c_FN).

    ValueError: a prevalence that is not between 0 and 1, a cost that is not above zero.
    Source: Provost and Fawcett (2001).
    """
    positive = inner_share(prevalence, "prevalence")
    false_alarm, miss = above_zero(cost_fp, "cost_fp"), above_zero(cost_fn, "cost_fn")
    return (1 - positive) * false_alarm / (positive * miss)


def best_operating_point(
    y_true: Iterable,
    y_score: Iterable,
    cost_fp: Real,
    cost_fn: Real,
    *,
    prevalence: Real | None = None,
) -> OperatingPoint:
    """The threshold of least expected cost: π c_FN (1 − TPR) + (1 − π) c_FP FPR.

    It is the first corner of the convex hull that a line of the slope `iso_cost_slope` touches
    from above; of several thresholds that cost the same, the highest. The prevalence π is the
    sample's if it is not given. ValueError as in `roc_curve` and `iso_cost_slope`.
    Source: Provost and Fawcett (2001).
    """
    points = list(zip(*roc_curve(y_true, y_score), strict=True))
    positive = share_of_positives(y_true) if prevalence is None else prevalence
    slope = iso_cost_slope(positive, cost_fp, cost_fn)
    fpr, tpr, threshold = max(points, key=lambda point: point[1] - slope * point[0])
    miss = fraction(positive, "prevalence") * fraction(cost_fn, "cost_fn")
    return OperatingPoint(threshold, fpr, tpr, miss * (1 - tpr + slope * fpr))
