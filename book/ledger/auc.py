"""What the ledger of the chapter on AUC computes beside the metrics of all chapters."""

from collections.abc import Sequence
from fractions import Fraction
from math import atan, pi, sqrt
from statistics import NormalDist

import numpy as np
from scipy.integrate import quad
from scipy.optimize import brentq
from scipy.special import expit, logit, ndtr, ndtri
from scipy.stats import mannwhitneyu, rankdata
from sklearn import metrics

import course_lib
from course_lib import exact, gaussian
from tools.numbers.witnesses import as_floats, witnessed

partial_auc = witnessed(
    exact.partial_auc,
    course_lib.partial_auc,
    lambda y_true, y_score, max_fpr: metrics.roc_auc_score(y_true, y_score, max_fpr=max_fpr),
)
sample_partial_auc = witnessed(
    lambda y_true, y_score, max_fpr: course_lib.partial_auc(y_true, y_score, float(max_fpr)),
    lambda y_true, y_score, max_fpr: metrics.roc_auc_score(y_true, y_score, max_fpr=max_fpr),
)
hanley_mcneil_se = witnessed(
    lambda auc, n_pos, n_neg: course_lib.hanley_mcneil_se(float(auc), int(n_pos), int(n_neg)),
    lambda a, n_pos, n_neg: (
        sqrt(
            a * (1 - a)
            + (n_pos - 1) * (a / (2 - a) - a**2)
            + (n_neg - 1) * (2 * a**2 / (1 + a) - a**2)
        )
        / sqrt(n_pos * n_neg)
    ),
)


def _classes(y_true: Sequence[int], y_score: Sequence[float]) -> tuple[list, list]:
    """Scores of the positives and of the negatives, each in descending order."""
    ranking = sorted(zip(y_score, y_true, strict=True), reverse=True)
    return tuple([score for score, label in ranking if label == wanted] for wanted in (1, 0))


def scores_of(example: tuple, label: int) -> list:
    """Scores of one class, in descending order."""
    return _classes(*example)[(1, 0).index(label)]


def wins(y_true: Sequence[int], y_score: Sequence[float]) -> list[int]:
    """How many negatives each positive outscores, the highest positive first."""
    positives, negatives = _classes(y_true, y_score)
    return [sum(s > t for t in negatives) for s in positives]


def draws(y_true: Sequence[int], y_score: Sequence[float]) -> list[int]:
    """How many negatives each positive ties with, the highest positive first."""
    positives, negatives = _classes(y_true, y_score)
    return [sum(s == t for t in negatives) for s in positives]


def found_before(y_true: Sequence[int], y_score: Sequence[float]) -> list[int]:
    """How many positives outscore each negative, the highest negative first."""
    positives, negatives = _classes(y_true, y_score)
    return [sum(s > t for s in positives) for t in negatives]


def pairs(y_true: Sequence[int]) -> int:
    """The number of pairs of a positive and a negative."""
    return list(y_true).count(1) * list(y_true).count(0)


def positive_ascending_ranks(y_true: Sequence[int], y_score: Sequence[float]) -> list[int]:
    """Ranks of the positives from the lowest score up, for different scores; highest first."""
    return [len(y_true) + 1 - rank for rank in exact.positive_ranks(y_true, y_score)]


rank_sum = witnessed(
    lambda *example: sum(positive_ascending_ranks(*example)),
    lambda y_true, y_score: rankdata(y_score)[np.array(y_true) == 1].sum(),
)
mann_whitney_u = witnessed(
    lambda *example: sum(wins(*example)) + Fraction(sum(draws(*example)), 2),
    lambda *example: mannwhitneyu(*_classes(*example)).statistic,
)


def random_pair_shares(y_true: Sequence, y_score: Sequence, sizes: Sequence[int]) -> list[float]:
    """Shares of random pairs in which the positive scores higher, one generator with seed 0."""
    rng = np.random.default_rng(0)
    # The chapter draws from the scores as they stand in the sample, highest first.
    positives, negatives = map(np.array, _classes(y_true, y_score))
    return [
        float(np.mean(rng.choice(positives, int(n)) > rng.choice(negatives, int(n)))) for n in sizes
    ]


def calibrated(scores: np.ndarray, mean: Fraction) -> np.ndarray:
    """The probability of the positive class, where classes are equal and the spreads are 1."""
    mean = float(mean)
    positive, negative = NormalDist(mean), NormalDist()
    bayes = [positive.pdf(s) / (positive.pdf(s) + negative.pdf(s)) for s in scores.tolist()]
    probabilities = expit(mean * scores - mean**2 / 2)
    np.testing.assert_allclose(probabilities, bayes, rtol=1e-9)
    return probabilities


TRANSFORMATIONS = [lambda p: p, np.square, np.sqrt, logit]


def mean_of(values: np.ndarray) -> float:
    """The mean of an array."""
    return float(np.mean(values))


def transformed(values: np.ndarray) -> list[np.ndarray]:
    """The probabilities themselves, their squares, their roots, their logits."""
    return [function(values) for function in TRANSFORMATIONS]


def sigmoids(values: Sequence[float]) -> list[float]:
    """The sigmoid in floating point, which is 1 for large numbers."""
    return expit(np.array(values, dtype=float)).tolist()


def isotonic(y_true: Sequence[int], y_score: Sequence[float]) -> list[float]:
    """Scores after isotonic regression on the same labels."""
    return course_lib.isotonic_map(y_true, y_score)(y_score).tolist()


def _magnitudes_by_sums(sd: float) -> float:
    """The area under |z| < sd |z'| by a plain sum over z'."""
    z, step = np.linspace(-12, 12, 200_001, retstep=True)
    density = np.exp(-(z**2) / 2) / sqrt(2 * pi)
    return float((density * (2 * ndtr(sd * np.abs(z)) - 1)).sum() * step)


magnitude_auc = witnessed(
    lambda sd: 2 / pi * atan(sd), lambda sd: _magnitudes_by_sums(float(sd)), tolerance=1e-7
)


def _partial_by_quad(limit: float, mean: float, sd: float) -> float:
    area, _ = quad(lambda x: ndtr((mean + ndtri(x)) / sd), 0, limit, epsabs=1e-12, limit=500)
    return _standardized(area, limit)


def _partial_by_sums(limit: float, mean: float, sd: float) -> float:
    z, step = np.linspace(-12, float(ndtri(limit)), 400_001, retstep=True)
    values = np.exp(-(z**2) / 2) / sqrt(2 * pi) * ndtr((mean + z) / sd)
    return _standardized(float((values.sum() - (values[0] + values[-1]) / 2) * step), limit)


def _standardized(area: float, limit: float) -> float:
    return (1 + (area - limit**2 / 2) / (limit - limit**2 / 2)) / 2


def gaussian_partial_auc(limit: Fraction, mean: Fraction, sd: Fraction) -> float:
    """Standardized partial AUC of the population."""
    agreed = witnessed(_partial_by_quad, _partial_by_sums, tolerance=1e-7)
    return agreed(*map(as_floats, (limit, mean, sd)))


def crossing_fpr(one: Sequence[Fraction], other: Sequence[Fraction]) -> float:
    """The false positive rate at which two Gaussian ROC curves cross."""

    def by_formula(m1: float, s1: float, m2: float, s2: float) -> float:
        return NormalDist().cdf((m2 * s1 - m1 * s2) / (s2 - s1))

    def by_search(m1: float, s1: float, m2: float, s2: float) -> float:
        curve = gaussian.true_positive_rate
        return brentq(lambda x: curve(x, m1, s1) - curve(x, m2, s2), 1e-3, 0.9, xtol=1e-13)

    return witnessed(by_formula, by_search, tolerance=1e-9)(*map(as_floats, [*one, *other]))
