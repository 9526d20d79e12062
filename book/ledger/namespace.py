"""What the expressions of the ledgers may use: the course's data, and its metrics with witnesses.

A metric is computed by its definition in exact fractions, by the fast version, and by
scikit-learn or another source where there is one; a value on which they differ is refused.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise, permutations
from math import erf, fsum, log, sqrt
from statistics import NormalDist

import numpy as np
from scipy.special import ndtr
from sklearn import metrics

import course_lib
from course_lib import exact, gaussian, simulation
from course_lib.data import (
    Example,
    all_healthy,
    always_negative,
    bottom,
    decisions,
    eight,
    errors,
    five,
    held_out,
    hidden_specificity,
    nine_to_one,
    no_alarm,
    one_in_ten,
    payments,
    screening,
    six,
    ten,
    tied,
    transactions,
)
from course_lib.exact import hits, positive_ranks, precision_at_ranks, tied_blocks
from tools.numbers.witnesses import as_floats, witnessed

# The worked examples, as they are.
EXAMPLES = bottom, eight, five, held_out, six, ten, tied
DECISIONS = (
    *(all_healthy, always_negative, errors, hidden_specificity, no_alarm, one_in_ten),
    *(payments, screening, transactions, decisions),
)
LABELS = nine_to_one
# The night of the homework's open question, twelve recordings under two models.
NIGHT = [1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0]
night_a = Example(NIGHT, [0.91, 0.64, 0.85, 0.97, 0.38, 0.21, 0.47, 0.78, 0.12, 0.30, 0.55, 0.70])
night_b = Example(NIGHT, [0.85, 0.38, 0.12, 0.91, 0.70, 0.97, 0.55, 0.21, 0.78, 0.64, 0.30, 0.47])
# Counting on the fingers: these are definitions that no library has.
COUNTED = hits, positive_ranks, precision_at_ranks, tied_blocks


def _decided(metric):
    """scikit-learn's metric of decisions, with a threshold as the course's own have it."""

    def of_scores(
        y_true: Sequence, y_score: Sequence, threshold: float | None = None, **options: float
    ) -> float:
        flags = y_score if threshold is None else [score >= threshold for score in y_score]
        return metric(y_true, np.asarray(flags, dtype=int), **options)

    return of_scores


average_precision = witnessed(
    exact.average_precision, course_lib.average_precision, metrics.average_precision_score
)
roc_auc = witnessed(exact.roc_auc, course_lib.roc_auc, metrics.roc_auc_score)
precision_recall_curve = witnessed(
    exact.precision_recall_curve, course_lib.precision_recall_curve, metrics.precision_recall_curve
)
roc_curve = witnessed(
    exact.roc_curve,
    lambda *example: course_lib.roc_curve(*example, drop_intermediate=False),
    lambda *example: metrics.roc_curve(*example, drop_intermediate=False),
)
counts_at_thresholds = witnessed(
    lambda *example: list(zip(*exact.counts_at_thresholds(*example), strict=True)),
    course_lib.counts_at_thresholds,
)
precision = witnessed(exact.precision, course_lib.precision, _decided(metrics.precision_score))
recall = witnessed(exact.recall, course_lib.recall, _decided(metrics.recall_score))
false_positive_rate = witnessed(exact.false_positive_rate, course_lib.false_positive_rate)
specificity = witnessed(exact.specificity, course_lib.specificity)
accuracy = witnessed(exact.accuracy, course_lib.accuracy, _decided(metrics.accuracy_score))
majority_baseline = witnessed(exact.majority_baseline, course_lib.majority_baseline)
balanced_accuracy = witnessed(
    exact.balanced_accuracy,
    course_lib.balanced_accuracy,
    _decided(metrics.balanced_accuracy_score),
)
f1 = witnessed(exact.f1, course_lib.f1, _decided(metrics.f1_score))
fbeta = witnessed(exact.fbeta, course_lib.fbeta, _decided(metrics.fbeta_score))
matthews_corrcoef = witnessed(
    exact.matthews_corrcoef, course_lib.matthews_corrcoef, _decided(metrics.matthews_corrcoef)
)
total_cost = witnessed(exact.total_cost, course_lib.total_cost)
expected_cost = witnessed(exact.expected_cost, course_lib.expected_cost)
confusion_counts = witnessed(exact.confusion_counts, course_lib.confusion_counts)
prevalence = witnessed(exact.prevalence, course_lib.prevalence, np.mean)
trapezoid_area = witnessed(exact.trapezoid_area, metrics.auc)
gini = witnessed(exact.gini, course_lib.gini, lambda *args: 2 * metrics.roc_auc_score(*args) - 1)
threshold_for_recall = witnessed(exact.threshold_for_recall, course_lib.threshold_for_recall)
threshold_for_precision = witnessed(
    exact.threshold_for_precision, course_lib.threshold_for_precision
)
threshold_for_budget = witnessed(exact.threshold_for_budget, course_lib.threshold_for_budget)
threshold_for_fbeta = witnessed(exact.threshold_for_fbeta, course_lib.threshold_for_fbeta)
threshold_for_cost = witnessed(exact.threshold_for_cost, course_lib.threshold_for_cost)
calibrated_threshold = witnessed(exact.calibrated_threshold, course_lib.calibrated_threshold)
weighted_probability = witnessed(exact.weighted_probability, course_lib.weighted_probability)
weighted_threshold = witnessed(exact.weighted_threshold, course_lib.weighted_threshold)
brier = witnessed(exact.brier, course_lib.brier, metrics.brier_score_loss)
log_loss = witnessed(exact.log_loss, course_lib.log_loss, metrics.log_loss)

# Samples are too large for fractions: two witnesses.
sample_average_precision = witnessed(course_lib.average_precision, metrics.average_precision_score)
sample_roc_auc = witnessed(course_lib.roc_auc, metrics.roc_auc_score)


def gaussian_scores(n_pos: int, n_neg: int, mean: float, sd: float = 1) -> tuple:
    """Simulated labels and scores, `course_lib.simulation.gaussian_scores` with its seed 0."""
    return simulation.gaussian_scores(n_pos, n_neg, float(mean), float(sd))


def _integrated_average_precision(prevalence: float, mean: float, sd: float = 1) -> float:
    """The area over the threshold, by a plain sum: such sums converge fast for smooth peaks."""
    t, step = np.linspace(-30, 30, 60_001, retstep=True)
    tpr, fpr = prevalence * ndtr((mean - t) / sd), (1 - prevalence) * ndtr(-t)
    density = np.exp(-(((t - mean) / sd) ** 2) / 2) / (sd * sqrt(2 * np.pi))
    flagged = tpr + fpr > 0
    return float((density[flagged] * tpr[flagged] / (tpr + fpr)[flagged]).sum() * step)


def _in_floats(function):
    """For theory, which has no fractions."""
    return lambda *args: function(*map(as_floats, args))


gaussian_auc = _in_floats(
    witnessed(gaussian.auc, lambda mean, sd=1: (1 + erf(mean / sqrt(1 + sd**2) / sqrt(2))) / 2)
)
gaussian_average_precision = _in_floats(
    # The integral is good to ten digits.
    witnessed(gaussian.average_precision, _integrated_average_precision, tolerance=1e-9)
)
gaussian_true_positive_rate = _in_floats(
    witnessed(
        lambda fpr, mean, sd=1: float(gaussian.true_positive_rate(fpr, mean, sd)),
        lambda fpr, mean, sd=1: NormalDist().cdf((mean + NormalDist().inv_cdf(fpr)) / sd),
    )
)


def share_above(threshold: float, mean: float = 0, sd: float = 1) -> float:
    """Share of a normal population whose scores exceed the threshold."""
    return 1 - NormalDist(float(mean), float(sd)).cdf(float(threshold))


def bootstrapped_average_precision(
    y_true: np.ndarray, y_score: np.ndarray, replicates: int
) -> np.ndarray:
    """AP of resamples with seed 0, each drawn object standing for its copies by a weight."""
    rng, n = np.random.default_rng(0), len(y_true)
    weights = (np.bincount(rng.integers(n, size=n), minlength=n) for _ in range(replicates))
    return np.array(
        [course_lib.average_precision(y_true, y_score, sample_weight=w) for w in weights]
    )


def quantiles(values: np.ndarray, levels: Iterable[Fraction]) -> list[float]:
    """Quantiles of a sample, `numpy.quantile`."""
    return np.quantile(values, [float(level) for level in levels]).tolist()


def orders(labels: Sequence[int]) -> list[list[int]]:
    """All different orders of at most eight labels, those with positives first in front."""
    if len(labels) > 8:
        raise ValueError(f"labels has {len(labels)} values: the orders of 8 are many already")
    return sorted(map(list, set(permutations(labels))), reverse=True)


def ranked(labels: Sequence[int]) -> tuple[Sequence[int], list[int]]:
    """Labels in descending order of score, with scores that are all different."""
    return labels, list(range(len(labels), 0, -1))


def trapezoids(y_true: Sequence[int], y_score: Sequence[float]) -> Fraction:
    """The area under straight lines between the points of the precision-recall curve."""
    precisions, recalls, _ = precision_recall_curve(y_true, y_score)
    return trapezoid_area(recalls, precisions)


def achievable_area(counts: Sequence[tuple[int, int]]) -> float:
    """The area under precision over recall where TP and FP move straight from point to point.

    Between two points FP = f + s (TP - t), so precision is TP / (a TP + b) with a = 1 + s and
    b = f - s t, and its integral is TP / a - b log(a TP + b) / a².
    """
    area = 0.0
    for (t0, f0), (t1, f1) in pairwise([(0, 0), *counts]):
        slope = (f1 - f0) / (t1 - t0)
        a, b = 1 + slope, f0 - slope * t0
        area += (t1 - t0) / a - (b * log((a * t1 + b) / (a * t0 + b)) / a**2 if b else 0)
    return area / counts[-1][0]


def random_average_precision(n_pos: int, n: int) -> float:
    """The mean AP of a random order: q + (1 - q) Hₙ / n, where q = (n₊ - 1) / (n - 1)."""
    q = (n_pos - 1) / (n - 1)
    return q + (1 - q) * fsum(1 / k for k in range(1, n + 1)) / n
