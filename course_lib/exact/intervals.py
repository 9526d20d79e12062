"""Intervals and errors by formula; roots and normal quantiles are floats, good to 14 digits."""

from math import sqrt
from numbers import Integral, Real
from statistics import NormalDist

from course_lib.exact.checks import count, inner_share, share


def normal_quantile(confidence: Real) -> float:
    """How many standard errors a two-sided interval reaches to either side: 1.96 for 0.95."""
    return NormalDist().inv_cdf(float((1 + inner_share(confidence, "confidence")) / 2))


def wilson_interval(successes: int, trials: int, *, confidence: Real = 0.95) -> tuple[float, float]:
    """Wilson's interval (low, high) for a share k / n: for accuracy, precision, recall and such.

    The shares p that k / n does not contradict: |k/n − p| ≤ z √(p (1 − p) / n), that is
    (k + z²/2 ± z √(k (n − k) / n + z²/4)) / (n + z²). ValueError: k that is not a whole number
    from 0 to n, n that is not one above zero, a confidence that is not between 0 and 1.
    Source: Wilson (1927); Newcombe (1998).
    """
    k, n, z = successes, count(trials, "trials"), normal_quantile(confidence)
    if not isinstance(k, Integral) or not 0 <= k <= n:
        raise ValueError(f"successes is {k!r}: it must be a whole number, 0 to {n}")
    k = int(k)
    half = z * sqrt(k * (n - k) / n + z * z / 4)
    low, high = ((k + z * z / 2 + reach) / (n + z * z) for reach in (-half, half))
    return (low if k > 0 else 0.0), (high if k < n else 1.0)


def hanley_mcneil_se(
    auc: Real, n_pos: int, n_neg: int, *, q1: Real | None = None, q2: Real | None = None
) -> float:
    """Standard error of an AUC A from the sizes of the classes.

    √((A (1 − A) + (n₊ − 1)(Q₁ − A²) + (n₋ − 1)(Q₂ − A²)) / (n₊ n₋)), where Q₁ is the probability
    that two positives both outscore a negative, and Q₂ that a positive outscores two negatives.
    If they are not given, those of exponential scores: Q₁ = A / (2 − A), Q₂ = 2A² / (1 + A).
    ValueError: an A or Q outside [0, 1], sizes that are not whole numbers above zero.
    Source: Hanley and McNeil (1982).
    """
    a, positives, negatives = share(auc, "auc"), count(n_pos, "n_pos"), count(n_neg, "n_neg")
    both = a / (2 - a) if q1 is None else share(q1, "q1")
    twice = 2 * a * a / (1 + a) if q2 is None else share(q2, "q2")
    spread = (positives - 1) * (both - a * a) + (negatives - 1) * (twice - a * a)
    return sqrt((a * (1 - a) + spread) / (positives * negatives))
