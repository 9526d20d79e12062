"""The bootstrap: how a metric varies when the sample is drawn again from itself.

`metric` is any function of (y_true, y_score) that returns a number; the second list may as well
hold predicted labels or probabilities. ValueError, in every function: what the metric refuses.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from numbers import Real
from statistics import NormalDist

from course_lib.exact.checks import inner_share

NORMAL = NormalDist()

Metric = Callable[[list, list], Real]


def replicates(
    metric: Metric, y_true: Iterable, y_score: Iterable, draws: Iterable[Iterable[int]]
) -> list[Real]:
    """The metric on each resample; a draw holds the positions of the objects that it takes.

    Source: Efron and Tibshirani (1993), ch. 6.
    """
    labels, scores = list(y_true), list(y_score)
    return [metric([labels[i] for i in draw], [scores[i] for i in draw]) for draw in draws]


def jackknife(metric: Metric, y_true: Iterable, y_score: Iterable) -> list[Real]:
    """The metric without each of the objects in turn.

    Source: Efron and Tibshirani (1993), ch. 11.
    """
    n = len(labels := list(y_true))
    return replicates(metric, labels, y_score, [[*range(i), *range(i + 1, n)] for i in range(n)])


def percentile(values: Iterable[Real], share: Real) -> Fraction:
    """The value below which a share of the values lies, straight between two of them.

    ValueError: no values.
    """
    ascending = sorted(values)
    if not ascending:
        raise ValueError("values are empty: there is no percentile of nothing")
    position = Fraction(share) * (len(ascending) - 1)
    left = min(int(position), len(ascending) - 2) if len(ascending) > 1 else 0
    low, high = Fraction(ascending[left]), Fraction(ascending[min(left + 1, len(ascending) - 1)])
    return low + (high - low) * (position - left)


def percentile_interval(
    values: Iterable[Real], *, confidence: Real = 0.95
) -> tuple[Fraction, Fraction]:
    """The middle of the replicates: what leaves (1 − confidence) / 2 of them on either side.

    ValueError: no values; a confidence that is not between 0 and 1.
    Source: Efron and Tibshirani (1993), ch. 13.
    """
    values, tail = list(values), (1 - inner_share(confidence, "confidence")) / 2
    return percentile(values, tail), percentile(values, 1 - tail)


def bca_interval(
    estimate: Real, values: Iterable[Real], left_out: Iterable[Real], *, confidence: Real = 0.95
) -> tuple[Fraction, Fraction]:
    """The percentile interval, corrected for bias and for skewness ("accelerated").

    The bias z₀ is told by the share of replicates below the estimate, half of those equal to it
    counted; the acceleration a by the jackknife values `left_out`. The shares of the tails are
    Φ(z₀ + (z₀ + z) / (1 − a (z₀ + z))). ValueError also if all replicates lie on one side.
    Source: Efron and Tibshirani (1993), ch. 14.
    """
    values, tail = list(values), (1 - inner_share(confidence, "confidence")) / 2
    doubled = sum((value < estimate) + (value <= estimate) for value in values)
    bias, a = bias_of(doubled, len(values)), acceleration(list(left_out))
    shifted = [bias + NORMAL.inv_cdf(float(share)) for share in (tail, 1 - tail)]
    low, high = (NORMAL.cdf(bias + z / (1 - a * z)) for z in shifted)
    return percentile(values, low), percentile(values, high)


def bias_of(doubled: int, n_resamples: int) -> float:
    """Φ⁻¹ of the share of replicates below the estimate, given twice their number."""
    if doubled in (0, 2 * n_resamples):
        raise ValueError(
            "all replicates lie on one side of the estimate: take the percentile interval"
        )
    return NORMAL.inv_cdf(doubled / (2 * n_resamples))


def acceleration(left_out: list[Real]) -> float:
    """A sixth of the skewness of the jackknife values, sign turned; 0 if they are all equal."""
    centre = Fraction(sum(map(Fraction, left_out)), len(left_out))
    gaps = [centre - Fraction(value) for value in left_out]
    if not any(gaps):
        return 0.0
    return float(sum(gap**3 for gap in gaps)) / (6 * float(sum(gap**2 for gap in gaps)) ** 1.5)
