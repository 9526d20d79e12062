"""Precision, recall and the F-measures as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and what is undefined raises ValueError unless that is its mistake.
"""

from fractions import Fraction
from itertools import pairwise
from math import nan, sqrt

from exercises.mistakes import named

Labels = list[int]
Scores = list[float]


def counted(y_true: Labels, y_pred: Labels) -> tuple[int, int, int, int]:
    """True positives, false positives, false negatives, true negatives."""
    pairs = list(zip(y_true, y_pred, strict=True))
    return pairs.count((1, 1)), pairs.count((0, 1)), pairs.count((1, 0)), pairs.count((0, 0))


def ratio(part: int, whole: int, undefined: float = 0) -> Fraction | float:
    """part / whole, and another value where that is undefined."""
    return Fraction(part, whole) if whole else undefined


def need_both(y_true: Labels, y_pred: Labels) -> None:
    """ValueError where precision or recall is undefined."""
    if not any(y_true) or not any(y_pred):
        raise ValueError("precision or recall is undefined")


def pair(y_true: Labels, y_pred: Labels, undefined: float = 0) -> list:
    """Precision and recall."""
    tp, fp, fn, _ = counted(y_true, y_pred)
    return [ratio(tp, tp + fp, undefined), ratio(tp, tp + fn, undefined)]


def recall_first(y_true, y_pred):
    """Returns recall, then precision."""
    need_both(y_true, y_pred)
    return pair(y_true, y_pred)[::-1]


def one_denominator(y_true, y_pred):
    """Divides by the positives both times."""
    need_both(y_true, y_pred)
    return [pair(y_true, y_pred)[1]] * 2


def divided_by_all(y_true, y_pred):
    """Divides by the number of all objects both times."""
    need_both(y_true, y_pred)
    return [Fraction(counted(y_true, y_pred)[0], len(y_true))] * 2


def matches_for_hits(y_true, y_pred):
    """Counts every right decision in the numerator, also the true negatives."""
    need_both(y_true, y_pred)
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [Fraction(tp + tn, tp + fp), Fraction(tp + tn, tp + fn)]


def other_class(y_true, y_pred):
    """Takes class 0 for the positive one."""
    need_both(y_true, y_pred)
    _, fp, fn, tn = counted(y_true, y_pred)
    return [ratio(tn, tn + fn), ratio(tn, tn + fp)]


def specificity_for_precision(y_true, y_pred):
    """Divides TN by all negatives in place of precision."""
    need_both(y_true, y_pred)
    _, fp, _, tn = counted(y_true, y_pred)
    return [ratio(tn, tn + fp, 1), pair(y_true, y_pred)[1]]


def whole_division(y_true, y_pred):
    """Divides with //."""
    need_both(y_true, y_pred)
    return [value.numerator // value.denominator for value in pair(y_true, y_pred)]


def zero_for_undefined(y_true, y_pred):
    """Lets an undefined share be 0."""
    return pair(y_true, y_pred, 0)


def one_for_undefined(y_true, y_pred):
    """Lets an undefined share be 1."""
    return pair(y_true, y_pred, 1)


def nan_for_undefined(y_true, y_pred):
    """Lets an undefined share be NaN."""
    return pair(y_true, y_pred, nan)


def only_both_checked(y_true, y_pred):
    """Raises ValueError only if both are undefined; one that is undefined is 0."""
    if not any(y_true) and not any(y_pred):
        raise ValueError("precision and recall are undefined")
    return pair(y_true, y_pred, 0)


def unchecked_division(y_true, y_pred):
    """Divides without a look at the denominator."""
    tp, fp, fn, _ = counted(y_true, y_pred)
    return [Fraction(tp, tp + fp), Fraction(tp, tp + fn)]


def exact(number: float) -> Fraction:
    """The number that a float prints."""
    return Fraction(str(number))


def squared(beta: float) -> Fraction:
    """The square of beta."""
    return exact(beta) ** 2


def need_something(y_true: Labels, y_pred: Labels) -> None:
    """ValueError where the F-measure is undefined."""
    if not any(y_true) and not any(y_pred):
        raise ValueError("the F-measure is undefined")


def of_counts(
    y_true: Labels, y_pred: Labels, hit: Fraction, miss: Fraction, alarm: Fraction
) -> Fraction:
    """hit TP / (hit TP + miss FN + alarm FP)."""
    need_something(y_true, y_pred)
    tp, fp, fn, _ = counted(y_true, y_pred)
    return hit * tp / Fraction(hit * tp + miss * fn + alarm * fp)


def of_rates(precision: Fraction, recall: Fraction, square: Fraction) -> Fraction:
    """The F-measure of precision and recall, 0 where both are."""
    whole = square * precision + recall
    return (1 + square) * precision * recall / whole if whole else Fraction(0)


def weighted_arithmetic(y_true, y_pred, beta):
    """Takes the arithmetic mean, with the same weights."""
    need_something(y_true, y_pred)
    precision, recall = pair(y_true, y_pred)
    return (precision + squared(beta) * recall) / (1 + squared(beta))


def weighted_geometric(y_true, y_pred, beta):
    """Takes the geometric mean, with the same weights."""
    need_something(y_true, y_pred)
    precision, recall = pair(y_true, y_pred)
    weight = float(1 / (1 + squared(beta)))
    return float(precision) ** weight * float(recall) ** (1 - weight)


def beta_not_squared(y_true, y_pred, beta):
    """Writes beta where its square stands."""
    beta = exact(beta)
    return of_counts(y_true, y_pred, 1 + beta, beta, Fraction(1))


def beta_on_precision(y_true, y_pred, beta):
    """Multiplies the false alarms, not the misses, by the square of beta."""
    return of_counts(y_true, y_pred, 1 + squared(beta), Fraction(1), squared(beta))


def two_for_factor(y_true, y_pred, beta):
    """Keeps the 2 of F1 where 1 plus the square of beta stands."""
    need_something(y_true, y_pred)
    f = of_rates(*pair(y_true, y_pred), squared(beta))
    return f * 2 / (1 + squared(beta))


def beta_ignored(y_true, y_pred, beta):
    """Computes F1 whatever beta is."""
    return of_counts(y_true, y_pred, Fraction(2), Fraction(1), Fraction(1))


def hits_not_weighted(y_true, y_pred, beta):
    """Forgets to multiply TP by 1 plus the square of beta."""
    return of_counts(y_true, y_pred, Fraction(1), squared(beta), Fraction(1))


def true_negatives_counted(y_true, y_pred, beta):
    """Counts every right decision as a hit, also the true negatives."""
    need_something(y_true, y_pred)
    tp, fp, fn, tn = counted(y_true, y_pred)
    hits = (1 + squared(beta)) * (tp + tn)
    return hits / (hits + squared(beta) * fn + fp)


def rates_rounded(y_true, y_pred, beta):
    """Rounds precision and recall to two decimals before the mean."""
    need_something(y_true, y_pred)
    precision, recall = (round(Fraction(value), 2) for value in pair(y_true, y_pred))
    return of_rates(precision, recall, squared(beta))


def undefined_rate_refused(y_true, y_pred, beta):
    """Raises ValueError as soon as precision or recall is undefined."""
    need_both(y_true, y_pred)
    return of_rates(*pair(y_true, y_pred), squared(beta))


def zeros_divided(y_true, y_pred, beta):
    """Divides by a sum of precision and recall that may be zero."""
    need_something(y_true, y_pred)
    precision, recall = pair(y_true, y_pred)
    square = squared(beta)
    return (1 + square) * precision * recall / Fraction(square * precision + recall)


def zero_for_nothing(y_true, y_pred, beta):
    """Returns 0 when nothing is positive and nothing is flagged."""
    return of_rates(*pair(y_true, y_pred), squared(beta))


def one_for_nothing(y_true, y_pred, beta):
    """Returns 1 when nothing is positive and nothing is flagged."""
    return of_rates(*pair(y_true, y_pred), squared(beta)) if any(y_true + y_pred) else 1


def nan_for_nothing(y_true, y_pred, beta):
    """Returns NaN when nothing is positive and nothing is flagged."""
    return of_rates(*pair(y_true, y_pred), squared(beta)) if any(y_true + y_pred) else nan


def flagged(y_score: Scores, threshold: float) -> Labels:
    """The decisions at a threshold."""
    return [int(score >= threshold) for score in y_score]


def f1_at(y_true: Labels, y_score: Scores, threshold: float) -> Fraction:
    """F1 at a threshold."""
    return beta_ignored(y_true, flagged(y_score, threshold), 1)


def need_positives(y_true: Labels) -> None:
    """ValueError without a positive."""
    if not any(y_true):
        raise ValueError("no positive label")


def descending(y_score: Scores) -> Scores:
    """The distinct scores, the highest first."""
    return sorted(set(y_score), reverse=True)


def best(y_true: Labels, y_score: Scores) -> float:
    """The highest threshold of the best F1."""
    need_positives(y_true)
    return max(descending(y_score), key=lambda t: f1_at(y_true, y_score, t))


def strict_threshold(y_true, y_score):
    """Flags only the scores above the threshold."""
    need_positives(y_true)

    def f1_above(threshold: float) -> Fraction:
        return beta_ignored(y_true, [int(score > threshold) for score in y_score], 1)

    threshold = max(descending(y_score), key=f1_above)
    return [threshold, f1_above(threshold)]


def lowest_of_equal(y_true, y_score):
    """Takes the lowest of the thresholds with the best F1."""
    need_positives(y_true)
    threshold = max(sorted(set(y_score)), key=lambda t: f1_at(y_true, y_score, t))
    return [threshold, f1_at(y_true, y_score, threshold)]


def grid_of_tenths(y_true, y_score):
    """Tries the thresholds 0.9, 0.8, ... 0.1 only."""
    need_positives(y_true)
    grid = [k / 10 for k in range(9, 0, -1)]
    threshold = max(grid, key=lambda t: f1_at(y_true, y_score, t))
    return [threshold, f1_at(y_true, y_score, threshold)]


def midpoints(y_true, y_score):
    """Sets the threshold half-way to the next lower score."""
    threshold = best(y_true, y_score)
    levels = descending(y_score)
    between = {high: (high + low) / 2 for high, low in pairwise(levels)}
    return [between.get(threshold, threshold), f1_at(y_true, y_score, threshold)]


def most_accurate(y_true, y_score):
    """Takes the threshold with the most right decisions, and its F1."""
    need_positives(y_true)

    def matches(threshold: float) -> int:
        return sum(a == p for a, p in zip(y_true, flagged(y_score, threshold), strict=True))

    threshold = max(descending(y_score), key=matches)
    return [threshold, f1_at(y_true, y_score, threshold)]


def best_plain_mean(y_true, y_score):
    """Takes the threshold with the best arithmetic mean of precision and recall, and that mean."""
    need_positives(y_true)

    def mean(threshold: float) -> Fraction:
        return sum(pair(y_true, flagged(y_score, threshold))) / Fraction(2)

    threshold = max(descending(y_score), key=mean)
    return [threshold, mean(threshold)]


def block_split(y_true, y_score):
    """Lets the threshold fall between objects of the same score, in the order of the input."""
    need_positives(y_true)
    ranking = sorted(zip(y_score, y_true, strict=True), key=lambda item: -item[0])
    labels, places = [label for _, label in ranking], range(1, len(ranking) + 1)

    def f1_of_first(k: int) -> Fraction:
        return Fraction(2 * sum(labels[:k]), k + sum(labels))

    place = max(places, key=f1_of_first)
    return [ranking[place - 1][0], f1_of_first(place)]


def half_of_the_best(y_true, y_score):
    """Takes half of the best F1 for the threshold."""
    f1 = f1_at(y_true, y_score, best(y_true, y_score))
    return [f1 / 2, f1]


def place_for_threshold(y_true, y_score):
    """Returns the place of the threshold among the scores, not the threshold."""
    threshold = best(y_true, y_score)
    return [descending(y_score).index(threshold), f1_at(y_true, y_score, threshold)]


def zero_without_positives(y_true, y_score):
    """Returns the highest score and 0 when there is no positive."""
    threshold = best(y_true, y_score) if any(y_true) else max(y_score)
    return [threshold, f1_at(y_true, y_score, threshold)]


def division_without_positives(y_true, y_score):
    """Divides by the number of positives without a look at it."""
    if not any(y_true):
        return [max(y_score), Fraction(1, sum(y_true))]
    threshold = best(y_true, y_score)
    return [threshold, f1_at(y_true, y_score, threshold)]


def geometric_for_harmonic(y_true, y_pred):
    """Takes the square root of the product."""
    precision, recall = pair(y_true, y_pred)
    return [(precision + recall) / 2, sqrt(precision * recall)]


def not_doubled(y_true, y_pred):
    """Divides the product by the sum, without the 2."""
    precision, recall = pair(y_true, y_pred)
    return [(precision + recall) / 2, precision * recall / (precision + recall)]


def zero_below(smaller):
    """Lets F1 go down to 0 whatever the smaller rate is."""
    return [0, 2 * exact(smaller) / (1 + exact(smaller))]


def twice_the_smaller(smaller):
    """Takes the bound that is never reached."""
    return [smaller, 2 * smaller]


def plain_mean_above(smaller):
    """Takes the arithmetic mean for the highest F1."""
    return [smaller, (1 + smaller) / 2]


def at_prevalence(share: float, recall: float, false_positive_rate: Fraction) -> Fraction:
    """Precision where this share of the objects is positive."""
    found = exact(share) * exact(recall)
    return found / (found + (1 - exact(share)) * false_positive_rate)


def precision_unchanged(old, new, recall, specificity):
    """Takes precision for a property of the test."""
    return at_prevalence(old, recall, 1 - exact(specificity))


def precision_in_proportion(old, new, recall, specificity):
    """Lets precision grow as many times as the prevalence does."""
    return at_prevalence(old, recall, 1 - exact(specificity)) * exact(new) / exact(old)


def specificity_for_false_alarms(old, new, recall, specificity):
    """Takes specificity for the share of negatives that are flagged."""
    return at_prevalence(new, recall, exact(specificity))


MISTAKES = {
    "precision_recall": named(
        recall_first,
        one_denominator,
        divided_by_all,
        matches_for_hits,
        other_class,
        specificity_for_precision,
        whole_division,
        zero_for_undefined,
        one_for_undefined,
        nan_for_undefined,
        only_both_checked,
        unchecked_division,
    ),
    "fbeta": named(
        weighted_arithmetic,
        weighted_geometric,
        beta_not_squared,
        beta_on_precision,
        two_for_factor,
        beta_ignored,
        hits_not_weighted,
        true_negatives_counted,
        rates_rounded,
        undefined_rate_refused,
        zeros_divided,
        zero_for_nothing,
        one_for_nothing,
        nan_for_nothing,
    ),
    "best_f1": named(
        strict_threshold,
        lowest_of_equal,
        grid_of_tenths,
        midpoints,
        most_accurate,
        best_plain_mean,
        block_split,
        half_of_the_best,
        place_for_threshold,
        zero_without_positives,
        division_without_positives,
    ),
    "two_means": named(geometric_for_harmonic, not_doubled),
    "f1_bounds": named(zero_below, twice_the_smaller, plain_mean_above),
    "precision_at_prevalence": named(
        precision_unchanged, precision_in_proportion, specificity_for_false_alarms
    ),
}
