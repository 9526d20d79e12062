"""What only the chapter on probabilities computes: diagrams, maps, and their experiment."""

from collections.abc import Sequence
from fractions import Fraction
from math import log
from typing import NamedTuple

import numpy as np
from scipy.special import expit
from scipy.stats import binomtest, norm
from sklearn import calibration, metrics
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression

import course_lib
from course_lib import exact, simulation
from tools.numbers.witnesses import agree as agree  # for the claims
from tools.numbers.witnesses import witnessed

calibration_curve = witnessed(
    exact.calibration_curve, course_lib.calibration_curve, calibration.calibration_curve
)
expected_calibration_error = witnessed(
    exact.expected_calibration_error,
    # Rounded, so that a sum of floats that should be 0 is.
    lambda *forecast, **bins: round(course_lib.expected_calibration_error(*forecast, **bins), 13),
)


def _isotonic(y_true, y_score) -> list[float]:
    return IsotonicRegression(out_of_bounds="clip").fit_transform(y_score, y_true).tolist()


isotonic = witnessed(
    lambda y_true, y_score: exact.isotonic_map(y_true, y_score)(y_score),
    lambda y_true, y_score: course_lib.isotonic_map(y_true, y_score)(y_score).tolist(),
    _isotonic,
)
wilson = witnessed(
    exact.wilson_interval,
    lambda k, n: tuple(binomtest(int(k), int(n)).proportion_ci(0.95, method="wilson")),
)


def mean_of(scores: Sequence) -> Fraction:
    """The mean, exact; a float stands for the decimal that it is written as."""
    return sum(Fraction(str(score)) for score in scores) / len(scores)


def ascending(labels: Sequence[int]) -> tuple[Sequence[int], range]:
    """Labels in ascending order of score, with scores that are all different."""
    return labels, range(len(labels))


def mergeable(counts: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs of numbers of equally wide bins, where merging those of the second gives the first."""
    return [(n, m) for n in counts for m in counts if n < m and m % n == 0]


mean_distance = witnessed(
    lambda y_true, p: Fraction(sum(abs(q - y) for y, q in zip(y_true, p, strict=True)), len(p)),
    metrics.mean_absolute_error,
)


def _brier_of_both(y_true: Sequence[int], p: Sequence) -> Fraction:
    squares = [(q - y) ** 2 + ((1 - q) - (1 - y)) ** 2 for y, q in zip(y_true, p, strict=True)]
    return Fraction(sum(squares), len(squares))


# Brier's own score, the sum over both classes.
brier_of_both = witnessed(
    _brier_of_both, lambda y, p: metrics.brier_score_loss(y, p, scale_by_half=False)
)


def ln(x) -> float:
    """The natural logarithm."""
    return log(x)


def entropy(share) -> float:
    """The log loss of the best constant."""
    return -float(share) * log(share) - float(1 - share) * log(1 - share)


def forecasts(groups: Sequence, given: Sequence) -> tuple[list[int], list]:
    """Labels and probabilities of groups (probability, objects, positives), renamed by `given`."""
    labels, probabilities = [], []
    for (_, size, positives), p in zip(groups, given, strict=True):
        labels += [1] * int(positives) + [0] * int(size - positives)
        probabilities += [p] * int(size)
    return labels, probabilities


def parts(labels: Sequence[int], probabilities: Sequence) -> tuple:
    """Calibration, resolution and uncertainty, which must make up the Brier score."""
    n, share = len(labels), Fraction(sum(labels), len(labels))
    reliability = resolution = Fraction(0)
    for p in set(probabilities):
        members = [y for y, q in zip(labels, probabilities, strict=True) if q == p]
        mean = Fraction(sum(members), len(members))
        reliability += Fraction(len(members), n) * (Fraction(p) - mean) ** 2
        resolution += Fraction(len(members), n) * (mean - share) ** 2
    uncertainty = share * (1 - share)
    assert exact.brier(labels, probabilities) == reliability - resolution + uncertainty
    return reliability, resolution, uncertainty


def log_odds(scores, mean) -> np.ndarray:
    """Logarithm of the ratio of the two normal densities; the classes are equally large."""
    scores = np.asarray(scores)
    ratio = norm.logpdf(scores, float(mean)) - norm.logpdf(scores)
    closed = float(mean) * scores - float(mean) ** 2 / 2
    assert np.allclose(ratio, closed)
    return closed


def experiment(mean, stretch, valid: int, test: int) -> tuple:
    """Labels and log-odds, stretched, of the validation set (seed 1) and of the test set."""
    y_valid, s_valid = simulation.gaussian_scores(int(valid), int(valid), float(mean), seed=1)
    y_test, s_test = simulation.gaussian_scores(int(test), int(test), float(mean))
    stretched = [float(stretch) * log_odds(s, mean) for s in (s_valid, s_test)]
    return y_valid, stretched[0], y_test, stretched[1], log_odds(s_test, mean)


def _soft_regression(y_true, z) -> tuple[float, float]:
    """Platt's map by logistic regression on both labels of each object, weighted."""
    n_pos, n_neg = int(sum(y_true)), int(len(y_true) - sum(y_true))
    target = np.where(y_true == 1, (n_pos + 1) / (n_pos + 2), 1 / (n_neg + 2))
    both = np.r_[z, z].reshape(-1, 1), np.repeat([1, 0], len(z))
    model = LogisticRegression(C=np.inf, tol=1e-10, max_iter=1000)
    model.fit(*both, sample_weight=np.r_[target, 1 - target])
    return float(model.coef_[0, 0]), float(model.intercept_[0])


platt = witnessed(lambda y, z: tuple(course_lib.platt_map(y, z)), _soft_regression, tolerance=1e-5)


def four(trial: tuple) -> list[np.ndarray]:
    """The test set's probabilities: the model's, Platt's, the isotonic ones, the true ones."""
    y_valid, z_valid, _, z_test, true = trial
    slope, intercept = platt(y_valid, z_valid)
    fitted = IsotonicRegression(out_of_bounds="clip").fit(z_valid, y_valid).predict(z_test)
    ours = course_lib.isotonic_map(y_valid, z_valid)(z_test)
    assert np.allclose(fitted, ours, atol=1e-12)
    return [expit(z_test), expit(slope * z_test + intercept), ours, expit(true)]


def _bins(y_true, p, n_bins) -> float:
    """ECE of equally wide bins, one bin at a time."""
    bins = np.ceil(np.asarray(p) * n_bins).clip(1).astype(int)
    gap = np.asarray(y_true) - p
    return float(sum(abs(gap[bins == b].sum()) for b in set(bins.tolist())) / len(gap))


sample_ece = witnessed(
    lambda y, p: course_lib.expected_calibration_error(y, p),
    lambda y, p: _bins(y, p, 10),
    tolerance=1e-9,
)
sample_log_loss = witnessed(course_lib.log_loss, metrics.log_loss)
sample_brier = witnessed(course_lib.brier, metrics.brier_score_loss)
sample_auc = witnessed(course_lib.roc_auc, metrics.roc_auc_score)
sample_curve = witnessed(
    lambda y, p: [c.tolist() for c in course_lib.calibration_curve(y, p, n_bins=10)],
    lambda y, p: [c.tolist() for c in calibration.calibration_curve(y, p, n_bins=10)],
)


class Scores(NamedTuple):
    """Log loss, Brier score, ECE and AUC, as the cell prints them."""

    log_loss: float
    brier: float
    ece: float
    auc: float


def scored(y_true, p) -> Scores:
    """The scores of probabilities on a sample."""
    metrics_of_cell = sample_log_loss, sample_brier, sample_ece, sample_auc
    return Scores(*(metric(y_true, p) for metric in metrics_of_cell))


def mean_ece(n: int, times: int, mean) -> float:
    """The mean ECE of true probabilities on samples with the seeds 0, 1, 2 …"""
    values = []
    for seed in range(times):
        y, s = simulation.gaussian_scores(int(n) // 2, int(n) // 2, float(mean), seed=seed)
        values.append(sample_ece(y, expit(log_odds(s, mean))))
    return float(np.mean(values))


def impossible(y_true, p) -> int:
    """How many positives were given the probability 0."""
    return int(((np.asarray(p) == 0) & (np.asarray(y_true) == 1)).sum())
