"""Theory of Gaussian scores: what the metrics tend to as the sample grows.

Negatives score N(0, 1), positives N(mean, sd²). Φ is the standard normal distribution function.
At recall R the threshold is t = mean − sd Φ⁻¹(R), and the false positive rate is Φ(−t).
ValueError, in every function: a mean that is not finite, a standard deviation that is not above
zero, a prevalence that is not between 0 and 1, a rate outside its range.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.integrate import quad
from scipy.special import expit, log_ndtr, logit, ndtr, ndtri


def auc(mean: float, sd: float = 1.0) -> float:
    """Probability that a positive outscores a negative: Φ(mean / √(1 + sd²)).

    The difference of the two scores is N(mean, 1 + sd²).
    """
    _check(mean, sd)
    return float(ndtr(mean / np.hypot(1.0, sd)))


def true_positive_rate(
    false_positive_rate: ArrayLike, mean: float, sd: float = 1.0
) -> NDArray[np.float64]:
    """The ROC curve: TPR = Φ((mean + Φ⁻¹(FPR)) / sd), for rates from 0 to 1, of any shape."""
    _check(mean, sd)
    fpr = np.asarray(false_positive_rate, dtype=float)
    if not ((fpr >= 0) & (fpr <= 1)).all():
        raise ValueError("false_positive_rate has a value outside [0, 1]")
    return ndtr((mean + ndtri(fpr)) / sd)


def precision(
    recall: ArrayLike, prevalence: float, mean: float, sd: float = 1.0
) -> NDArray[np.float64]:
    """The precision-recall curve: π R / (π R + (1 − π) FPR), for recalls above 0, of any shape."""
    _check(mean, sd, prevalence)
    recall = np.asarray(recall, dtype=float)
    if not ((recall > 0) & (recall <= 1)).all():
        raise ValueError("recall has a value outside (0, 1]: precision is undefined there")
    return _precision(ndtri(recall), prevalence, mean, sd)


def average_precision(prevalence: float, mean: float, sd: float = 1.0) -> float:
    """Area under the precision-recall curve: ∫₀¹ precision(R) dR.

    Taken over z = Φ⁻¹(R), where the curve is smooth; good to about ten digits.
    """
    _check(mean, sd, prevalence)
    edge = 10.0  # what lies beyond has a recall of 10⁻²³
    steep = float(np.clip(mean / sd, -edge, edge))  # half of the negatives are flagged there
    area, _ = quad(
        lambda z: np.exp(-(z**2) / 2) * _precision(z, prevalence, mean, sd),
        -edge,
        edge,
        points=[steep],
        epsabs=1e-12,
        epsrel=1e-12,
        limit=500,
    )
    return float(area / np.sqrt(2 * np.pi))


def _precision(z: ArrayLike, prevalence: float, mean: float, sd: float) -> NDArray[np.float64]:
    """Precision at the recall Φ(z), by logarithms: both rates may be too small for a float."""
    return expit(logit(prevalence) + log_ndtr(z) - log_ndtr(sd * np.asarray(z) - mean))


def _check(mean: float, sd: float, prevalence: float = 0.5) -> None:
    if not np.isfinite(mean):
        raise ValueError(f"mean is {mean}: it must be a finite number")
    if not (np.isfinite(sd) and sd > 0):
        raise ValueError(f"sd is {sd}: it must be a finite number above zero")
    if not 0 < prevalence < 1:
        raise ValueError(f"prevalence is {prevalence}: it must lie between 0 and 1")
