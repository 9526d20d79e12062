"""What the chapter on uncertainty computes: intervals and resamples, each with a second witness."""

from fractions import Fraction
from math import ceil, comb, sqrt
from statistics import NormalDist

import numpy as np
from scipy.integrate import quad
from scipy.special import ndtr
from scipy.stats import binomtest
from sklearn.model_selection import GroupKFold, KFold, cross_val_predict
from sklearn.neighbors import KNeighborsClassifier

import course_lib
from course_lib import exact, simulation
from tools.numbers.witnesses import witnessed

_METRICS = {"AUC": course_lib.roc_auc, "AP": course_lib.average_precision}


def _scipy_wilson(k: int, n: int) -> tuple[float, float]:
    return tuple(binomtest(int(k), int(n)).proportion_ci(0.95, method="wilson"))


wilson = witnessed(exact.wilson_interval, _scipy_wilson)


def wald(k: int, n: int, z: Fraction) -> tuple[float, float]:
    """k/n ± z √(k/n (1 − k/n) / n)."""
    share, reach = k / n, float(z) * sqrt(k / n * (1 - k / n) / n)
    return share - reach, share + reach


def coverage(interval, n: int, share: Fraction) -> float:
    """The probability that the interval of a binomial number of successes holds its share."""
    limits = [interval(k, n) for k in range(n + 1)]
    held = [k for k, (low, high) in enumerate(limits) if low <= share <= high]
    return float(sum(comb(n, k) * share**k * (1 - share) ** (n - k) for k in held))


def f1_of_share(share: float) -> float:
    """F1 as a function of TP / (TP + FP + FN)."""
    return 2 * share / (1 + share)


def _se_of_pairs(auc, n_pos, n_neg, q1=None, q2=None) -> float:
    """The error by the covariances of the pairs that share an object."""
    a = float(auc)
    rate = (1 - a) / a  # positives' rate, where negatives' is 1
    q1 = 1 / (1 + 2 * rate) if q1 is None else q1
    q2 = 1 - 2 * rate / (1 + rate) + rate / (2 + rate) if q2 is None else q2
    pairs = n_pos * n_neg
    sharing = n_neg * n_pos * ((n_pos - 1) * (q1 - a**2) + (n_neg - 1) * (q2 - a**2))
    return sqrt(pairs * (a - a**2) + sharing) / pairs


hanley_mcneil_se = witnessed(exact.hanley_mcneil_se, _se_of_pairs)
# √(A (1 − A) (n₊ + n₋ − 1) / (n₊ n₋)), which is reached when both covariances are the variance.
se_bound = witnessed(
    lambda auc, n_pos, n_neg: sqrt(auc * (1 - auc) * (n_pos + n_neg - 1) / (n_pos * n_neg)),
    lambda auc, n_pos, n_neg: hanley_mcneil_se(auc, n_pos, n_neg, q1=auc, q2=auc),
)


def _outscores_two(mean: float) -> float:
    """E Φ(mean + Z)² for a standard normal Z: a positive outscores two negatives."""
    density = NormalDist().pdf
    return quad(lambda z: density(z) * ndtr(mean + z) ** 2, -12, 12, epsabs=1e-13)[0]


def _outscores_two_by_sum(mean: float) -> float:
    z, step = np.linspace(-12, 12, 24_001, retstep=True)
    return float((np.exp(-(z**2) / 2) * ndtr(mean + z) ** 2).sum() * step / sqrt(2 * np.pi))


_outscores = witnessed(_outscores_two, _outscores_two_by_sum, tolerance=1e-10)


def outscores_two(mean: Fraction) -> float:
    """Q₁ = Q₂ of normal scores with equal deviations."""
    return _outscores(float(mean))


placements = witnessed(exact.placements)
delong_variance = witnessed(exact.delong_variance, course_lib.delong_variance)
delong_interval = witnessed(exact.delong_interval, course_lib.delong_interval)


def _wins(y_true, y_score) -> np.ndarray:
    """ψ of each positive (a row) with each negative (a column)."""
    labels, scores = np.asarray(y_true), np.asarray(y_score)
    gaps = scores[labels == 1][:, np.newaxis] - scores[labels == 0]
    return (gaps > 0) + (gaps == 0) / 2


def _variance_of_rows(wins: np.ndarray) -> float:
    n_pos, n_neg = wins.shape
    return float(wins.mean(1).var(ddof=1) / n_pos + wins.mean(0).var(ddof=1) / n_neg)


def _interval_of_pairs(y_true, y_score) -> tuple[float, float]:
    wins = _wins(y_true, y_score)
    reach = NormalDist().inv_cdf(0.975) * sqrt(_variance_of_rows(wins))
    return max(wins.mean() - reach, 0), min(wins.mean() + reach, 1)


def _test_of_pairs(y_true, a, b) -> tuple[float, float, float, float]:
    wins = _wins(y_true, a) - _wins(y_true, b)
    difference, error = wins.mean(), sqrt(_variance_of_rows(wins))
    z = difference / error
    return difference, error, z, 2 * NormalDist().cdf(-abs(z))


sample_delong_variance = witnessed(
    course_lib.delong_variance, lambda *sample: _variance_of_rows(_wins(*sample)), tolerance=1e-9
)
sample_delong_interval = witnessed(course_lib.delong_interval, _interval_of_pairs, tolerance=1e-9)
delong_test = witnessed(course_lib.delong_test, _test_of_pairs, tolerance=1e-9)
pairs_auc = witnessed(course_lib.roc_auc, lambda *sample: float(_wins(*sample).mean()))


def repeated(n_pos: int, n_neg: int, mean: Fraction, count: int) -> list:
    """Test samples with the seeds 0, 1, 2 …"""
    return [
        simulation.gaussian_scores(n_pos, n_neg, float(mean), seed=seed) for seed in range(count)
    ]


def deviation(values) -> float:
    """The standard deviation of a sample."""
    return float(np.std(values, ddof=1))


def logit_interval(auc, error: float) -> tuple[float, float]:
    """The interval on the scale of ln(AUC / (1 − AUC)), as an interval of AUC."""
    auc = float(auc)
    centre = np.log(auc / (1 - auc))
    reach = NormalDist().inv_cdf(0.975) * error / (auc * (1 - auc))
    return tuple(float(1 / (1 + np.exp(-end))) for end in (centre - reach, centre + reach))


def held(intervals: list, value: float) -> list[bool]:
    """Which of the intervals hold the value."""
    return [low <= value <= high for low, high in intervals]


def power_of_float(base: Fraction, exponent: int) -> float:
    """The power as a float: its exact digits are many."""
    return float(base) ** exponent


def all_draws(found: list[int]) -> list[Fraction]:
    """The share found in each of the resamples of a few objects, all of them."""
    n = len(found)
    draws = np.ndindex(*[n] * n)
    return exact.replicates(lambda _, hit: Fraction(sum(hit), n), found, found, map(list, draws))


def population_deviation(values) -> float:
    """The standard deviation of equally likely values."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def _plain(metric, n_resamples: int, y_true, *scores) -> np.ndarray:
    """The metric, or the difference of two models, on each resample, one at a time."""
    y_true, scores = np.asarray(y_true), [np.asarray(score) for score in scores]
    draws = np.random.default_rng(0).integers(0, len(y_true), (n_resamples, len(y_true)))
    values = [[metric(y_true[draw], score[draw]) for score in scores] for draw in draws]
    return np.array([row[0] - sum(row[1:]) for row in values])


def bootstrap(name: str, sample, n_resamples: int = 1000) -> list[float]:
    """Low end, high end, and the deviation of the replicates."""
    metric = _METRICS[name]
    result = course_lib.bootstrap(metric, *sample, n_resamples=n_resamples)
    replicates = _plain(metric, n_resamples, *sample)
    low, high = np.quantile(replicates, [0.025, 0.975])
    ours = [low, high, replicates.std(ddof=1)]
    given = [result.low, result.high, result.replicates.std(ddof=1)]
    return witnessed(lambda: ours, lambda: given, tolerance=1e-9)()


def bca(name: str, sample, n_resamples: int = 1000) -> list[float]:
    """The ends of the corrected interval; the exact one from the same replicates."""
    metric, (y_true, y_score) = _METRICS[name], sample
    result = course_lib.bootstrap(metric, *sample, n_resamples=n_resamples, method="bca")
    if name == "AUC":
        wins = _wins(*sample)
        n_pos, n_neg = wins.shape
        total = wins.sum()
        left_out = [
            *(total - wins.sum(1)) / ((n_pos - 1) * n_neg),
            *(total - wins.sum(0)) / (n_pos * (n_neg - 1)),
        ]
    else:
        n = np.arange(len(y_true))
        left_out = [metric(y_true[n != i], y_score[n != i]) for i in n]
    ours = exact.bca_interval(
        float(result.estimate), map(float, result.replicates), map(float, left_out)
    )
    return witnessed(
        lambda: [float(end) for end in ours], lambda: [result.low, result.high], tolerance=1e-6
    )()


def paired_bootstrap(name: str, sample, n_resamples: int = 1000) -> list[float]:
    """The difference of two models with its ends."""
    metric, (y_true, a, b) = _METRICS[name], sample
    result = course_lib.paired_bootstrap(metric, *sample, n_resamples=n_resamples)
    low, high = np.quantile(_plain(metric, n_resamples, *sample), [0.025, 0.975])
    ours = [metric(y_true, a) - metric(y_true, b), low, high]
    return witnessed(lambda: ours, lambda: list(result[:3]), tolerance=1e-9)()


def two_models(n_pos: int, n_neg: int, mean: Fraction, noise_a: Fraction, noise_b: Fraction):
    """Labels and the scores of models A and B: a common signal, a noise of its own each."""
    labels, signal = simulation.gaussian_scores(n_pos, n_neg, float(mean))
    rng = np.random.default_rng(1)
    a = signal + rng.normal(0, float(noise_a), len(signal))
    return labels, a, signal + rng.normal(0, float(noise_b), len(signal))


def images(n_ill: int, n_healthy: int, each: int, mean: Fraction, noise: Fraction):
    """Which patients are ill, and the scores of their images, one row for each patient."""
    rng = np.random.default_rng(0)
    ill = np.repeat([1, 0], [n_ill, n_healthy])
    level = rng.normal(float(mean) * ill, 1)
    size = (n_ill + n_healthy, each)
    return ill, level[:, np.newaxis] + rng.normal(0, float(noise), size)


def _auc_of_images(ill: np.ndarray, scores: np.ndarray) -> float:
    return course_lib.roc_auc(np.repeat(ill, scores.shape[1]), scores.ravel())


def by_images(ill: np.ndarray, scores: np.ndarray) -> list[float]:
    """AUC with the ends of its interval where images are drawn."""
    flat = np.repeat(ill, scores.shape[1]), scores.ravel()
    return [pairs_auc(*flat), *bootstrap("AUC", flat)[:2]]


def by_patients(ill: np.ndarray, scores: np.ndarray) -> list[float]:
    """AUC with the ends of its interval where patients are drawn, each with all images."""
    result = course_lib.bootstrap(_auc_of_images, ill, scores)
    low, high = np.quantile(_plain(_auc_of_images, 1000, ill, scores), [0.025, 0.975])
    ours = [_auc_of_images(ill, scores), low, high]
    return witnessed(lambda: ours, lambda: list(result[:3]), tolerance=1e-9)()


def leaked(patients: int, each: int, features: int, noise: Fraction, folds: int) -> list:
    """AUC and DeLong's interval where images are divided at random, and where patients are."""
    rng = np.random.default_rng(0)
    patient = np.repeat(np.arange(patients), each)
    y = rng.permutation(np.repeat([0, 1], patients // 2))[patient]
    x = rng.normal(size=(patients, features))[patient]
    x = x + rng.normal(0, float(noise), x.shape)
    splits = (
        KFold(folds, shuffle=True, random_state=0).split(x),
        GroupKFold(folds).split(x, y, patient),
    )
    lines = []
    for split in splits:
        model = KNeighborsClassifier(5)
        score = cross_val_predict(model, x, y, cv=list(split), method="predict_proba")[:, 1]
        lines.append([pairs_auc(y, score), *sample_delong_interval(y, score)])
    return lines


def winners(values: list[float], contestants: int) -> float:
    """The mean of the best of each group of contestants."""
    best = [max(values[i : i + contestants]) for i in range(0, len(values), contestants)]
    return sum(best) / len(best)


def mean(values) -> float:
    """The arithmetic mean, exact where the values are."""
    return sum(values, Fraction(0)) / len(values)


def root(value) -> float:
    """The square root."""
    return sqrt(value)


def half_width(low: float, high: float) -> float:
    """What stands after ± for an interval."""
    return (high - low) / 2


def nearly(value: float) -> int:
    """The whole number of which a value falls short, by less than a quarter."""
    whole = ceil(value)
    if not 0 < whole - value < 1 / 4:
        raise ValueError(f"{value} is not nearly {whole}")
    return whole


def rounded_up(value: float) -> Fraction:
    """The next thousandth, for "less than": the ends of the intervals have three decimals."""
    return Fraction(ceil(1000 * value), 1000)


def to_halves(value: float) -> Fraction:
    """The nearest multiple of a half, for "about one and a half"."""
    return Fraction(round(2 * value), 2)
