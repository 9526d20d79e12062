"""What only the solutions of the homework on probabilities compute."""

from collections.abc import Sequence
from fractions import Fraction

from scipy.stats import binomtest
from sklearn.isotonic import IsotonicRegression

import course_lib
from course_lib import exact
from tools.numbers.witnesses import agree as agree  # for the claims
from tools.numbers.witnesses import witnessed

expected_calibration_error = witnessed(
    exact.expected_calibration_error,
    # Rounded, so that a sum of floats that should be 0 is.
    lambda *forecast, **bins: round(course_lib.expected_calibration_error(*forecast, **bins), 13),
)
isotonic = witnessed(
    lambda y_true, y_score: exact.isotonic_map(y_true, y_score)(y_score),
    lambda y_true, y_score: IsotonicRegression().fit_transform(y_score, y_true).tolist(),
)
wilson = witnessed(
    exact.wilson_interval,
    lambda k, n: tuple(binomtest(int(k), int(n)).proportion_ci(0.95, method="wilson")),
)


def forecasts(rows: Sequence) -> tuple[list[int], list]:
    """Labels and probabilities of rows (probability, days, days with hail)."""
    labels, probabilities = [], []
    for p, days, hail in rows:
        labels += [1] * int(hail) + [0] * int(days - hail)
        probabilities += [p] * int(days)
    return labels, probabilities


def pairs(positives: Sequence, negatives: Sequence) -> tuple[int, int]:
    """How many pairs of scores, one from each list, are won, and how many are tied."""
    both = [(p, n) for p in positives for n in negatives]
    return sum(p > n for p, n in both), sum(p == n for p, n in both)


def mean_of(days: Sequence[tuple]) -> Fraction:
    """The mean probability of days (label, probability), exact."""
    return sum(Fraction(str(p)) for _, p in days) / len(days)


def distances(y_true: Sequence[int], y_prob: Sequence, edge) -> list[tuple[int, Fraction]]:
    """Size of the two bins that the edge parts, and the distance of share and mean in each."""
    bins = {}
    for label, p in zip(y_true, y_prob, strict=True):
        bins.setdefault(p > edge, []).append((label, Fraction(str(p))))
    return [
        (len(inside), abs(sum(label - p for label, p in inside)) / len(inside))
        for _, inside in sorted(bins.items())
    ]
