"""Maps from scores to probabilities, fitted on labelled scores.

A map is fitted on a validation set and then called with scores: `isotonic_map(y_true,
y_score)(new_scores)`. Arrays have shape (n,); `pos_label`, `sample_weight` and the ValueErrors
are those of `counts_at_thresholds`.
"""

from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.exact.calibration import MOST_STEPS, centre_and_reach
from course_lib.ranking import counts_at_thresholds
from course_lib.roc import hull_corners


class IsotonicMap(NamedTuple):
    """Straight between the fitted scores, which ascend, and constant beyond them."""

    scores: NDArray
    probabilities: NDArray[np.float64]

    def __call__(self, y_score: ArrayLike) -> NDArray[np.float64]:
        """The probabilities of the scores."""
        return np.interp(checks.numbers(y_score, "y_score"), self.scores, self.probabilities)


class PlattMap(NamedTuple):
    """A sigmoid of the score s: 1 / (1 + exp(−(slope s + intercept)))."""

    slope: float
    intercept: float

    def __call__(self, y_score: ArrayLike) -> NDArray[np.float64]:
        """The probabilities of the scores."""
        return _sigmoid(self.slope * checks.numbers(y_score, "y_score") + self.intercept)


def isotonic_map(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> IsotonicMap:
    """The ascending map of least squared error.

    Between two corners of the ROC curve's convex hull the scores are pooled, and their share of
    positives is their probability: ΔTP / (ΔTP + ΔFP). Agrees with scikit-learn's
    `IsotonicRegression(out_of_bounds="clip")` to the last bits, but the latter takes scores
    within 10⁻¹⁵ of each other for equal.
    Source: Ayer and others (1955); Fawcett and Niculescu-Mizil (2007).
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    corners = hull_corners(tp, fp)
    positives = np.diff(np.append(0, tp)[corners])
    shares = positives / (positives + np.diff(np.append(0, fp)[corners]))
    knots = np.stack([corners[:-1], corners[1:] - 1], axis=1)  # each pool's highest and lowest
    ends, first = np.unique(knots[::-1, ::-1], return_index=True)
    return IsotonicMap(thresholds[ends][::-1], np.repeat(shares[::-1], 2)[first][::-1])


def platt_map(
    y_true: ArrayLike, y_score: ArrayLike, *, pos_label=None, sample_weight: ArrayLike | None = None
) -> PlattMap:
    """The sigmoid of least log loss against the targets (n₊ + 1)/(n₊ + 2) and 1/(n₋ + 2).

    The targets stay off 1 and 0, so that a perfect ranking still has a finite slope. Newton's
    method, good to about ten digits; scikit-learn's sigmoid calibration stops after about four.
    ValueError also: a class that is absent, scores that are all equal.
    Source: Platt (1999); Lin, Lin and Weng (2007).
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    positives, negatives = tp[-1].item(), fp[-1].item()
    checks.need_positive(positives, "Platt's map")
    checks.need_negative(negatives, "Platt's map")
    middle, reach = centre_and_reach([thresholds[0], thresholds[-1]])
    gained, lost = np.diff(tp, prepend=0), np.diff(fp, prepend=0)
    hoped = gained * ((positives + 1) / (positives + 2)) + lost / (negatives + 2)
    x = (thresholds - middle) / reach
    slope, intercept = _newton(x, gained + lost, hoped, log((positives + 1) / (negatives + 1)))
    return PlattMap(slope / reach, intercept - slope * middle / reach)


def _newton(x: NDArray, weight: NDArray, hoped: NDArray, intercept: float) -> tuple[float, float]:
    """Slope and intercept of the least log loss, where targets add up to `hoped` at each x.

    Newton's method from the slope 0; a step that would raise the loss is halved.
    """

    def loss(slope: float, intercept: float) -> float:
        z = slope * x + intercept
        return (weight * np.logaddexp(0, z) - hoped * z).sum()

    slope = 0.0
    for _ in range(MOST_STEPS):
        p = _sigmoid(slope * x + intercept)
        error, spread = hoped - weight * p, weight * p * (1 - p)
        g1, g0 = (error * x).sum(), error.sum()
        h2, h1, h0 = (spread * x * x).sum(), (spread * x).sum(), spread.sum()
        determinant = h2 * h0 - h1 * h1
        da, db = (g1 * h0 - g0 * h1) / determinant, (g0 * h2 - g1 * h1) / determinant
        step, highest = 1.0, loss(slope, intercept) * (1 + 1e-12)
        while loss(slope + step * da, intercept + step * db) > highest:
            step /= 2
        slope, intercept = slope + step * da, intercept + step * db
        if max(abs(da), abs(db)) < 1e-10:
            break
    return float(slope), float(intercept)


def _sigmoid(z: NDArray) -> NDArray:
    """1 / (1 + exp(−z)), for z of any size."""
    return np.exp(-np.logaddexp(0, -z))
