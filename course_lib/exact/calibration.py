"""Maps from scores to probabilities, fitted on labelled scores.

A map is fitted on a validation set and then called with scores: `isotonic_map(y_true,
y_score)(new_scores)`. ValueError, in both: empty or unequal lists, a label other than 0 and 1, a
score that is not a finite number.
"""

from bisect import bisect_left
from collections.abc import Iterable
from fractions import Fraction
from math import exp, fsum, log, log1p
from numbers import Real
from typing import NamedTuple

from course_lib.exact.checks import checked_numbers, checked_ranking, need_negative, need_positive
from course_lib.exact.ranking import tied_blocks

#: A dozen steps are enough for any scores that are not all but equal.
MOST_STEPS = 100


class IsotonicMap(NamedTuple):
    """Straight between the fitted scores, which ascend, and constant beyond them."""

    scores: list[Real]
    probabilities: list[Fraction]

    def __call__(self, y_score: Iterable) -> list[Fraction]:
        """The probabilities of the scores."""
        return [self._at(score) for score in checked_numbers(y_score)]

    def _at(self, score: Real) -> Fraction:
        right = bisect_left(self.scores, score)
        if right == len(self.scores):
            return self.probabilities[-1]
        if right == 0 or self.scores[right] == score:
            return self.probabilities[right]
        x0, x1 = map(Fraction, self.scores[right - 1 : right + 1])
        y0, y1 = self.probabilities[right - 1 : right + 1]
        return y0 + (y1 - y0) * (Fraction(score) - x0) / (x1 - x0)


class PlattMap(NamedTuple):
    """A sigmoid of the score s: 1 / (1 + exp(−(slope s + intercept)))."""

    slope: float
    intercept: float

    def __call__(self, y_score: Iterable) -> list[float]:
        """The probabilities of the scores."""
        return [sigmoid(self.slope * s + self.intercept) for s in checked_numbers(y_score)]


def isotonic_map(y_true: Iterable, y_score: Iterable) -> IsotonicMap:
    """The ascending map of least squared error, by pooling adjacent violators.

    The blocks of equal scores are taken from the lowest up; as long as the last pool has no more
    positives, in share, than the one before it, the two become one. A pool's share is the
    probability of its scores. It is the slope of the ROC curve's convex hull, told as a share.
    Source: Ayer and others (1955); Zadrozny and Elkan (2002).
    """
    pools = []
    for score, positives, negatives in reversed(tied_blocks(y_true, y_score)):
        pools.append((score, score, positives, positives + negatives))
        while len(pools) > 1 and share_of(pools[-1]) <= share_of(pools[-2]):
            (low, _, *below), (_, high, *above) = pools[-2:]
            pools[-2:] = [(low, high, *map(sum, zip(below, above, strict=True)))]
    knots = dict(
        pair for pool in pools for pair in zip(pool[:2], [share_of(pool)] * 2, strict=True)
    )
    return IsotonicMap(list(knots), list(knots.values()))


def share_of(pool: tuple[Real, Real, int, int]) -> Fraction:
    """Share of positives in a pool (lowest score, highest score, positives, objects)."""
    return Fraction(pool[2], pool[3])


def platt_map(y_true: Iterable, y_score: Iterable) -> PlattMap:
    """The sigmoid of least log loss against the targets (n₊ + 1)/(n₊ + 2) and 1/(n₋ + 2).

    The targets stay off 1 and 0, so that a perfect ranking still has a finite slope. Newton's
    method; floats, good to about ten digits. ValueError also: a class that is absent, scores
    that are all equal. Source: Platt (1999); Lin, Lin and Weng (2007).
    """
    labels, scores = checked_ranking(y_true, y_score)
    positives, negatives = labels.count(1), labels.count(0)
    need_positive(positives, "Platt's map")
    need_negative(negatives, "Platt's map")
    target = [1 / (negatives + 2), (positives + 1) / (positives + 2)]
    middle, reach = centre_and_reach(scores)
    points = [((s - middle) / reach, target[y]) for s, y in zip(scores, labels, strict=True)]
    slope, intercept = newton(points, log((positives + 1) / (negatives + 1)))
    return PlattMap(slope / reach, intercept - slope * middle / reach)


def centre_and_reach(scores: list[Real]) -> tuple[float, float]:
    """The middle of the scores, and how far they reach from it; ValueError if they are equal."""
    low, high = float(min(scores)), float(max(scores))
    if low == high:
        raise ValueError(f"y_score holds {low} alone: no slope can be fitted")
    return low / 2 + high / 2, high / 2 - low / 2


def newton(points: list[tuple[float, float]], intercept: float) -> tuple[float, float]:
    """Slope and intercept of the least log loss of the points (score, target).

    Newton's method from the slope 0; a step that would raise the loss is halved.
    """
    slope = 0.0
    for _ in range(MOST_STEPS):
        da, db = newton_step(points, slope, intercept)
        step, highest = 1.0, loss(points, slope, intercept) * (1 + 1e-12)
        while loss(points, slope + step * da, intercept + step * db) > highest:
            step /= 2
        slope, intercept = slope + step * da, intercept + step * db
        if max(abs(da), abs(db)) < 1e-10:
            break
    return slope, intercept


def newton_step(
    points: list[tuple[float, float]], slope: float, intercept: float
) -> tuple[float, float]:
    """Gradient of the loss, over its curvature."""
    given = [(x, sigmoid(slope * x + intercept), target) for x, target in points]
    g1, g0 = (fsum((target - p) * x**k for x, p, target in given) for k in (1, 0))
    h2, h1, h0 = (fsum(p * (1 - p) * x**k for x, p, _ in given) for k in (2, 1, 0))
    determinant = h2 * h0 - h1 * h1
    return (g1 * h0 - g0 * h1) / determinant, (g0 * h2 - g1 * h1) / determinant


def loss(points: list[tuple[float, float]], slope: float, intercept: float) -> float:
    """Log loss of a sigmoid on points (score, target), summed."""
    inputs = [(slope * x + intercept, target) for x, target in points]
    return fsum(max(z, 0.0) - target * z + log1p(exp(-abs(z))) for z, target in inputs)


def sigmoid(z: float) -> float:
    """1 / (1 + exp(−z)), for z of any size."""
    return 1 / (1 + exp(-z)) if z >= 0 else 1 - 1 / (1 + exp(z))
