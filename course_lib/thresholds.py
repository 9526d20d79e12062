"""The choice of a threshold: by a floor, a budget, the F-measure or the cost of errors.

An object is flagged if score >= threshold. What is chosen from a sample is one of its scores,
and belongs to a validation set, never to the test set on which the result is reported. Arrays
have shape (n,), `pos_label` and `sample_weight` are those of `counts_at_thresholds`, which is
what these functions search. ValueError, in those that have `y_true`: what it refuses.
"""

from math import inf
from numbers import Real

import numpy as np
from numpy.typing import ArrayLike, NDArray

from course_lib import checks
from course_lib.costs import price
from course_lib.exact.checks import above_zero, share, whole_number
from course_lib.ranking import counts_at_thresholds
from course_lib.rates import error_weights


def threshold_for_recall(
    y_true: ArrayLike,
    y_score: ArrayLike,
    floor: Real,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
) -> int | float:
    """The threshold of the best precision among those whose recall reaches the floor.

    Of equal precisions the one with more recall. ValueError also if no object is positive, and
    if the floor is not between 0 and 1.
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "recall")
    reaching = tp / tp[-1] >= float(share(floor, "floor"))
    precision = np.where(reaching, tp / (tp + fp), -1)
    best = np.flatnonzero(precision == precision.max())[-1]
    return thresholds[best].item()


def threshold_for_precision(
    y_true: ArrayLike,
    y_score: ArrayLike,
    floor: Real,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
) -> int | float:
    """The threshold of the best recall among those whose precision reaches the floor.

    Of equal recalls the one with more precision. ValueError as in `threshold_for_recall`, and
    if no threshold reaches the floor.
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "recall")
    reaching = tp / (tp + fp) >= float(share(floor, "floor"))
    if not reaching.any():
        raise ValueError(f"floor is {floor!r}: no threshold has a precision as high")
    return thresholds[np.argmax(np.where(reaching, tp, -1))].item()


def threshold_for_budget(y_score: ArrayLike, budget: int, *, strict: bool = False) -> int | float:
    """The threshold that spends a budget of alarms: the score at that rank.

    If more objects have this score, more are flagged than the budget allows. `strict` keeps
    within it: the lowest threshold that flags no more, ∞ if the highest scores are too many.
    ValueError: no score, one that is not finite, a budget that is not a whole number from 1 to n.
    """
    scores = checks.numbers(y_score, "y_score")
    place = len(scores) - whole_number(budget, "budget", len(scores))
    threshold = np.partition(scores, place)[place]
    if strict and np.count_nonzero(scores >= threshold) > budget:
        above = scores[scores > threshold]
        return above.min().item() if len(above) else inf
    return threshold.item()


def threshold_for_fbeta(
    y_true: ArrayLike,
    y_score: ArrayLike,
    beta: Real = 1,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
) -> int | float:
    """The threshold of the best F-measure; of equal ones the highest, with the fewest alarms.

    F = (1 + β²) TP / (β² n₊ + TP + FP). In a population whose scores are calibrated
    probabilities, the best threshold for F₁ is half of the best F₁ (Lipton, Elkan and
    Narayanaswamy, 2014): they are flagged from there up. ValueError also if no object is
    positive, and if β is negative or not finite.
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    checks.need_positive(tp[-1], "the F-measure")
    misses, alarms = error_weights(beta)
    return thresholds[np.argmax(tp / (misses * tp[-1] + alarms * (tp + fp)))].item()


def threshold_for_cost(
    y_true: ArrayLike,
    y_score: ArrayLike,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    cost_fp: Real,
    cost_fn: Real,
    cost_tp: Real = 0,
) -> int | float:
    """The threshold of the least cost in the sample: c_FP FP + c_FN FN + c_TP TP.

    ∞ if no alarm is worth its price. Of equal costs the highest threshold, with the fewest
    alarms. In a population of calibrated probabilities it is `calibrated_threshold`.
    ValueError also if a cost is negative or not finite.
    """
    thresholds, tp, fp = counts_at_thresholds(
        y_true, y_score, pos_label=pos_label, sample_weight=sample_weight
    )
    saved = price(cost_fn, "cost_fn") - price(cost_tp, "cost_tp")
    gains = float(saved) * tp - float(price(cost_fp, "cost_fp")) * fp
    best = np.argmax(gains)
    return thresholds[best].item() if gains[best] > 0 else inf


def calibrated_threshold(*, cost_fp: Real, cost_fn: Real, cost_tp: Real = 0) -> float:
    """The threshold that costs least on calibrated probabilities: t* = c_FP / (c_FP + c_FN − c_TP).

    An object of probability p is worth an alarm if (1 − p) c_FP + p c_TP < p c_FN, so if p > t*
    (at p = t* either decision costs the same). ValueError: a cost that is negative or not
    finite, a miss that costs no more than a true alarm (no probability is worth one then).
    Source: Elkan (2001).
    """
    false_alarm, miss = price(cost_fp, "cost_fp"), price(cost_fn, "cost_fn")
    alarm = price(cost_tp, "cost_tp")
    if miss <= alarm:
        raise ValueError(
            f"cost_fn is {cost_fn!r} and cost_tp {cost_tp!r}: a miss must cost more than an alarm"
        )
    return false_alarm / (false_alarm + (miss - alarm))


def weighted_probability(probability: ArrayLike, weight: Real) -> NDArray[np.float64]:
    """What a model learns if each positive weighs c: c η / (c η + 1 − η) in place of η.

    For probabilities of any shape. It minimises the weighted log loss
    −c η log q − (1 − η) log (1 − q). ValueError: a probability outside [0, 1], a weight that is
    not a finite number above zero.
    """
    eta, c = np.asarray(probability, dtype=float), float(above_zero(weight, "weight"))
    if not ((eta >= 0) & (eta <= 1)).all():
        raise ValueError("probability has a value outside [0, 1]")
    return c * eta / (c * eta + (1 - eta))


def weighted_threshold(weight: Real) -> float:
    """The threshold on η to which 0.5 amounts if each positive weighs c: 1 / (1 + c).

    ValueError: a weight that is not a finite number above zero.
    """
    return 1 / (1 + float(above_zero(weight, "weight")))
