"""The choice of a threshold: by a floor, a budget, the F-measure or the cost of errors.

An object is flagged if score >= threshold. What is chosen from a sample is one of its scores,
and belongs to a validation set, never to the test set on which the result is reported. Floors,
β and costs are finite numbers; a float stands for what it prints: 0.1 is a tenth.
"""

from collections.abc import Iterable
from fractions import Fraction
from math import inf
from numbers import Real

from course_lib.exact.checks import (
    above_zero,
    checked_numbers,
    need_positive,
    not_negative,
    share,
    whole_number,
)
from course_lib.exact.ranking import Threshold, counts_at_thresholds


def threshold_for_recall(y_true: Iterable, y_score: Iterable, floor: Real) -> Real:
    """The threshold of the best precision among those whose recall reaches the floor.

    Of equal precisions the one with more recall. ValueError as in `counts_at_thresholds`, if
    no label is positive, and if the floor is not between 0 and 1.
    """
    counts = counts_at_thresholds(y_true, y_score)
    positives = counts[-1].tp
    need_positive(positives, "recall")
    least = share(floor, "floor") * positives
    reaching = [at for at in counts if at.tp >= least]
    return max(reaching, key=lambda at: (Fraction(at.tp, at.tp + at.fp), at.tp)).threshold


def threshold_for_precision(y_true: Iterable, y_score: Iterable, floor: Real) -> Real:
    """The threshold of the best recall among those whose precision reaches the floor.

    Of equal recalls the one with more precision. ValueError as in `threshold_for_recall`, and
    if no threshold reaches the floor.
    """
    counts = counts_at_thresholds(y_true, y_score)
    need_positive(counts[-1].tp, "recall")
    least = share(floor, "floor")
    reaching = [at for at in counts if at.tp >= least * (at.tp + at.fp)]
    if not reaching:
        raise ValueError(f"floor is {floor!r}: no threshold has a precision as high")
    return max(reaching, key=lambda at: (at.tp, -at.fp)).threshold


def threshold_for_budget(y_score: Iterable, budget: int, *, strict: bool = False) -> Real:
    """The threshold that spends a budget of alarms: the score at that rank.

    If more objects have this score, more are flagged than the budget allows. `strict` keeps
    within it: the lowest threshold that flags no more, ∞ if the highest scores are too many.
    ValueError: no score, one that is not finite, a budget that is not a whole number from 1 to n.
    """
    scores = sorted(checked_numbers(y_score), reverse=True)
    if not scores:
        raise ValueError("y_score is empty: at least one value is needed")
    budget = whole_number(budget, "budget", len(scores))
    threshold = scores[budget - 1]
    if strict and threshold in scores[budget:]:
        return min((score for score in scores if score > threshold), default=inf)
    return threshold


def threshold_for_fbeta(y_true: Iterable, y_score: Iterable, beta: Real = 1) -> Real:
    """The threshold of the best F-measure; of equal ones the highest, with the fewest alarms.

    F = (1 + β²) TP / (β² n₊ + TP + FP). In a population whose scores are calibrated
    probabilities, the best threshold for F₁ is half of the best F₁ (Lipton, Elkan and
    Narayanaswamy, 2014): they are flagged from there up. ValueError as in
    `counts_at_thresholds`, if no label is positive, and if β is negative or not finite.
    """
    counts = counts_at_thresholds(y_true, y_score)
    positives = counts[-1].tp
    need_positive(positives, "the F-measure")
    square = not_negative(beta, "beta") ** 2
    return max(counts, key=lambda at: at.tp / (square * positives + at.tp + at.fp)).threshold


def threshold_for_cost(
    y_true: Iterable, y_score: Iterable, *, cost_fp: Real, cost_fn: Real, cost_tp: Real = 0
) -> Real:
    """The threshold of the least cost in the sample: c_FP FP + c_FN FN + c_TP TP.

    ∞ if no alarm is worth its price. Of equal costs the highest threshold, with the fewest
    alarms. In a population of calibrated probabilities it is `calibrated_threshold`.
    ValueError as in `counts_at_thresholds`, and if a cost is negative or not finite.
    """
    counts = [Threshold(inf, 0, 0), *counts_at_thresholds(y_true, y_score)]
    positives = counts[-1].tp
    false_alarm, miss = not_negative(cost_fp, "cost_fp"), not_negative(cost_fn, "cost_fn")
    alarm = not_negative(cost_tp, "cost_tp")

    def cost(at: Threshold) -> Fraction:
        return false_alarm * at.fp + miss * (positives - at.tp) + alarm * at.tp

    return min(counts, key=cost).threshold


def calibrated_threshold(*, cost_fp: Real, cost_fn: Real, cost_tp: Real = 0) -> Fraction:
    """The threshold that costs least on calibrated probabilities: t* = c_FP / (c_FP + c_FN − c_TP).

    An object of probability p is worth an alarm if (1 − p) c_FP + p c_TP < p c_FN, so if p > t*
    (at p = t* either decision costs the same). ValueError: a cost that is negative or not
    finite, a miss that costs no more than a true alarm (no probability is worth one then).
    Source: Elkan (2001).
    """
    false_alarm, miss = not_negative(cost_fp, "cost_fp"), not_negative(cost_fn, "cost_fn")
    alarm = not_negative(cost_tp, "cost_tp")
    if miss <= alarm:
        raise ValueError(
            f"cost_fn is {cost_fn!r} and cost_tp {cost_tp!r}: a miss must cost more than an alarm"
        )
    return false_alarm / (false_alarm + miss - alarm)


def weighted_probability(probability: Real, weight: Real) -> Fraction:
    """What a model learns if each positive weighs c: c η / (c η + 1 − η) in place of η.

    It minimises the weighted log loss −c η log q − (1 − η) log (1 − q). ValueError: a
    probability outside [0, 1], a weight that is not a finite number above zero.
    """
    eta, c = share(probability, "probability"), above_zero(weight, "weight")
    return c * eta / (c * eta + 1 - eta)


def weighted_threshold(weight: Real) -> Fraction:
    """The threshold on η to which 0.5 amounts if each positive weighs c: 1 / (1 + c).

    ValueError: a weight that is not a finite number above zero.
    """
    return 1 / (1 + above_zero(weight, "weight"))
