"""The ROC curve and AUC as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and with one class alone it raises ValueError unless that is its mistake.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import groupby, pairwise
from math import nan
from operator import ge, gt

from exercises.mistakes import named

Ranking = list[tuple[float, int]]
Counts = list[tuple[int, int]]
Points = list[tuple[Fraction, Fraction]]


def checked(y_true: list[int]) -> None:
    """ValueError where a class is absent."""
    if len(set(y_true)) < 2:
        raise ValueError("a class is absent")


def ranked(y_true: list[int], y_score: list[float]) -> Ranking:
    """Pairs (score, label), the greatest score first, equal scores as they came."""
    return sorted(zip(y_score, y_true, strict=True), key=lambda pair: -pair[0])


def one_by_one(ranking: Ranking) -> Ranking:
    """The same order with all scores distinct, so that no block is left."""
    return [(-position, label) for position, (_, label) in enumerate(ranking)]


def counts(ranking: Ranking) -> Counts:
    """TP and FP after each block of equal scores, from (0, 0)."""
    found, tp, fp = [(0, 0)], 0, 0
    for _, block in groupby(ranking, key=lambda pair: pair[0]):
        labels = [label for _, label in block]
        tp, fp = tp + labels.count(1), fp + labels.count(0)
        found.append((tp, fp))
    return found


def rates(found: Counts) -> Points:
    """FPR and TPR of each pair of counts, the last of which flags every object."""
    positives, negatives = found[-1]
    return [(Fraction(fp, negatives), Fraction(tp, positives)) for tp, fp in found]


def curve(y_true: list[int], y_score: list[float]) -> Points:
    """The points as they should be; ValueError where a class is absent."""
    checked(y_true)
    return rates(counts(ranked(y_true, y_score)))


def confusion(y_true: list[int], flags: list) -> tuple[int, int, int, int]:
    """TP, FP, FN, TN of the flags."""
    pairs = [(label, int(flag)) for label, flag in zip(y_true, flags, strict=True)]
    return tuple(pairs.count(pair) for pair in [(1, 1), (0, 1), (1, 0), (0, 0)])


def at_thresholds(
    y_true: list[int], y_score: list[float], thresholds: list[float], reaches: Callable = ge
) -> Points:
    """FPR and TPR at each of the thresholds."""
    points = []
    for threshold in thresholds:
        flags = [reaches(score, threshold) for score in y_score]
        tp, fp, fn, tn = confusion(y_true, flags)
        points.append((Fraction(fp, fp + tn), Fraction(tp, tp + fn)))
    return points


def area(points: Points) -> Fraction:
    """The area under the straight lines that join the points."""
    return sum(((x1 - x0) * (y0 + y1) / 2 for (x0, y0), (x1, y1) in pairwise(points)), Fraction(0))


def pair_credits(y_true: list[int], y_score: list[float]) -> list[Fraction]:
    """Of each pair, a positive and a negative: 1 if the positive is above, 1/2 if tied, else 0."""
    checked(y_true)
    scored = list(zip(y_score, y_true, strict=True))
    positives = [score for score, label in scored if label]
    negatives = [score for score, label in scored if not label]
    return [Fraction((p > n) + (p >= n), 2) for p in positives for n in negatives]


def share(found: list[Fraction]) -> Fraction:
    """The mean credit of a pair."""
    return sum(found, Fraction(0)) / len(found)


# ---------------------------------------------------------------- the ROC curve


def no_start(y_true, y_score):
    """Leaves out the threshold above all scores: the curve does not begin in (0, 0)."""
    return curve(y_true, y_score)[1:]


def backwards(y_true, y_score):
    """Lists the points from (1, 1) to (0, 0)."""
    return curve(y_true, y_score)[::-1]


def lowest_first(y_true, y_score):
    """Flags the lowest scores first."""
    return curve(y_true, [-score for score in y_score])


def strict_threshold(y_true, y_score):
    """Flags the scores above the threshold, not those equal to it."""
    checked(y_true)
    return [(0, 0), *at_thresholds(y_true, y_score, sorted(set(y_score), reverse=True), gt)]


def curve_in_input_order(y_true, y_score):
    """Takes equal scores one by one, in the order of the input."""
    checked(y_true)
    return rates(counts(one_by_one(ranked(y_true, y_score))))


def curve_positives_first(y_true, y_score):
    """Sorts pairs (score, label) whole: of equal scores the positives come first, one by one."""
    checked(y_true)
    return rates(counts(one_by_one(sorted(zip(y_score, y_true, strict=True), reverse=True))))


def points_dropped(y_true, y_score):
    """Leaves out the points that lie on the straight line between their neighbours."""
    points = curve(y_true, y_score)
    steps = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)]
    corners = [
        point
        for point, (x0, y0), (x1, y1) in zip(points[1:-1], steps[:-1], steps[1:], strict=True)
        if x0 * y1 != x1 * y0
    ]
    return [points[0], *corners, points[-1]]


def threshold_grid(y_true, y_score):
    """Takes thresholds at even distances and not the scores themselves."""
    checked(y_true)
    return at_thresholds(y_true, y_score, [k / 10 for k in range(10, -1, -1)])


def starts_at_one(y_true, y_score):
    """Takes 1 for the threshold above all scores."""
    checked(y_true)
    return at_thresholds(y_true, y_score, [1, *sorted(set(y_score), reverse=True)])


def divided_by_all(y_true, y_score):
    """Divides FP by the number of all objects."""
    points = curve(y_true, y_score)
    return [(x * Fraction(y_true.count(0), len(y_true)), y) for x, y in points]


def false_discovery(y_true, y_score):
    """Divides FP by the number of the flagged."""
    checked(y_true)
    found = counts(ranked(y_true, y_score))
    return [
        (Fraction(fp, tp + fp) if tp + fp else 0, y)
        for (tp, fp), (_, y) in zip(found, rates(found), strict=True)
    ]


def precision_for_tpr(y_true, y_score):
    """Divides TP by the number of the flagged."""
    checked(y_true)
    found = counts(ranked(y_true, y_score))
    return [
        (x, Fraction(tp, tp + fp) if tp + fp else 0)
        for (tp, fp), (x, _) in zip(found, rates(found), strict=True)
    ]


def swapped_axes(y_true, y_score):
    """Puts TPR before FPR."""
    return [(y, x) for x, y in curve(y_true, y_score)]


def two_columns(y_true, y_score):
    """Returns a list of all FPR and a list of all TPR."""
    return [list(column) for column in zip(*curve(y_true, y_score), strict=True)]


def decisions_first(y_true, y_score):
    """Turns the scores into decisions at 0.5 and draws the curve of these."""
    return curve(y_true, [int(score >= 0.5) for score in y_score])


def whole_division(y_true, y_score):
    """Divides whole numbers without remainder."""
    return [(int(x), int(y)) for x, y in curve(y_true, y_score)]


def zero_rate_for_absent_class(y_true, y_score):
    """Takes the rate of an absent class for 0."""
    found = counts(ranked(y_true, y_score))
    positives, negatives = found[-1]
    return [(Fraction(fp, negatives or 1), Fraction(tp, positives or 1)) for tp, fp in found]


def only_positives_checked(y_true, y_score):
    """Looks whether there are positives, and divides by the number of negatives without a look."""
    if 1 not in y_true:
        raise ValueError("no positive label")
    return rates(counts(ranked(y_true, y_score)))


def curve_divides_by_zero(y_true, y_score):
    """Divides by the sizes of both classes without a look at them."""
    return rates(counts(ranked(y_true, y_score)))


# ---------------------------------------------------------------- the area


def ties_won(y_true, y_score):
    """Counts a tied pair as a whole one."""
    return share([Fraction(credit > 0) for credit in pair_credits(y_true, y_score)])


def ties_lost(y_true, y_score):
    """Counts a tied pair as none."""
    return share([Fraction(credit == 1) for credit in pair_credits(y_true, y_score)])


def ties_left_out(y_true, y_score):
    """Leaves tied pairs out, of the number of pairs too."""
    return share([credit for credit in pair_credits(y_true, y_score) if credit != Fraction(1, 2)])


def ties_in_input_order(y_true, y_score):
    """Takes equal scores one by one, in the order of the input."""
    checked(y_true)
    return area(rates(counts(one_by_one(ranked(y_true, y_score)))))


def ordinal_ranks(y_true, y_score):
    """Gives equal scores different ranks, in the order of the input."""
    checked(y_true)
    ascending = sorted(zip(y_score, y_true, strict=True), key=lambda pair: pair[0])
    ranks = [rank for rank, (_, label) in enumerate(ascending, 1) if label]
    positives, negatives = y_true.count(1), y_true.count(0)
    return Fraction(sum(ranks) - positives * (positives + 1) // 2, positives * negatives)


def keyed_by_score(y_true, y_score):
    """Keeps the labels in a dictionary by score, where the last of equal scores stays."""
    checked(y_true)
    labels = dict(zip(y_score, y_true, strict=True))
    return share(pair_credits(list(labels.values()), list(labels)))


def area_without_start(y_true, y_score):
    """Adds up the area from the first block on, without the way to it from (0, 0)."""
    return area(curve(y_true, y_score)[1:])


def unsorted_steps(y_true, y_score):
    """Does not sort: goes up and right in the order of the input."""
    checked(y_true)
    return area(rates(counts(list(zip(y_score, y_true, strict=True)))))


def reversed_order(y_true, y_score):
    """Counts the pairs in which the negative is above."""
    return 1 - share(pair_credits(y_true, y_score))


def larger_of_two(y_true, y_score):
    """Turns the order where AUC is below 1/2."""
    auc = share(pair_credits(y_true, y_score))
    return max(auc, 1 - auc)


def decided_at_half(y_true, y_score):
    """Turns the scores into decisions at 0.5 and takes their AUC."""
    return share(pair_credits(y_true, [int(score >= 0.5) for score in y_score]))


def all_pairs(y_true, y_score):
    """Divides by the number of all pairs of objects, also of those of one class."""
    n = len(y_true)
    return sum(pair_credits(y_true, y_score)) / Fraction(n * (n - 1), 2)


def average_precision(y_true, y_score):
    """Computes the area under the precision-recall curve."""
    checked(y_true)
    return sum(
        Fraction(after - before, y_true.count(1)) * Fraction(after, after + fp)
        for (before, _), (after, fp) in pairwise(counts(ranked(y_true, y_score)))
    )


def accuracy(y_true, y_score):
    """Computes the share of right decisions at 0.5."""
    checked(y_true)
    right = [label == (score >= 0.5) for label, score in zip(y_true, y_score, strict=True)]
    return Fraction(sum(right), len(right))


def gini(y_true, y_score):
    """Computes the Gini coefficient."""
    return 2 * share(pair_credits(y_true, y_score)) - 1


def rank_sum_kept(y_true, y_score):
    """Divides the sum of the positives' ranks, without taking off what they have of each other."""
    positives, negatives = y_true.count(1), y_true.count(0)
    return share(pair_credits(y_true, y_score)) + Fraction(positives + 1, 2 * negatives)


def rounded_scores(y_true, y_score):
    """Rounds the scores to one decimal before comparing them."""
    return share(pair_credits(y_true, [round(score, 1) for score in y_score]))


def half_for_one_class(y_true, y_score):
    """Returns 1/2 where a class is absent."""
    return share(pair_credits(y_true, y_score)) if len(set(y_true)) == 2 else Fraction(1, 2)


def one_for_one_class(y_true, y_score):
    """Returns 1 where a class is absent."""
    return share(pair_credits(y_true, y_score)) if len(set(y_true)) == 2 else 1


def nan_for_one_class(y_true, y_score):
    """Returns NaN where a class is absent."""
    return share(pair_credits(y_true, y_score)) if len(set(y_true)) == 2 else nan


def auc_divides_by_zero(y_true, y_score):
    """Divides by the number of pairs without a look at it."""
    return share(pair_credits(y_true, y_score)) if len(set(y_true)) == 2 else Fraction(1, 0)


# ---------------------------------------------------------------- by hand


def rank_sums(y_true: list[int], y_score: list[float], from_top=False, first=1) -> list:
    """The sum of the positives' ranks, and U, of scores that are all different."""
    ordered = sorted(zip(y_score, y_true, strict=True), reverse=from_top)
    ranks = [rank for rank, (_, label) in enumerate(ordered, first) if label]
    return [sum(ranks), sum(ranks) - len(ranks) * (len(ranks) + 1) // 2]


def ranks_from_top(y_true, y_score):
    """Numbers the objects from the highest score down."""
    return rank_sums(y_true, y_score, from_top=True)


def ranks_from_zero(y_true, y_score):
    """Numbers the objects from 0."""
    return rank_sums(y_true, y_score, first=0)


def correction_forgotten(y_true, y_score):
    """Takes the sum of the ranks itself for U."""
    return rank_sums(y_true, y_score)[:1] * 2


def pair_counts(y_true: list[int], y_score: list[float]) -> list:
    """Pairs in the wrong order, AUC, and AUC with the sign turned, of scores all different."""
    found = pair_credits(y_true, y_score)
    return [found.count(0), share(found), 1 - share(found)]


def right_pairs_counted(y_true, y_score):
    """Counts the pairs that are in the right order."""
    found = pair_credits(y_true, y_score)
    return [found.count(1), *pair_counts(y_true, y_score)[1:]]


def neighbours_only(y_true, y_score):
    """Looks for wrong pairs among neighbours alone."""
    labels = [label for _, label in ranked(y_true, y_score)]
    return [list(pairwise(labels)).count((0, 1)), *pair_counts(y_true, y_score)[1:]]


def sign_does_not_matter(y_true, y_score):
    """Leaves AUC as it was when the sign of the scores is turned."""
    wrong, auc, _ = pair_counts(y_true, y_score)
    return [wrong, auc, auc]


def reached(y_true: list[int], y_score: list[float], threshold: float) -> tuple:
    """The counts where a score equal to the threshold is flagged."""
    return confusion(y_true, [score >= threshold for score in y_score])


def strict_point(y_true, y_score, threshold):
    """Flags the scores above the threshold, not the one equal to it."""
    tp, fp, fn, tn = confusion(y_true, [score > threshold for score in y_score])
    return [Fraction(fp, fp + tn), Fraction(tp, tp + fn)]


def swapped_point(y_true, y_score, threshold):
    """Puts TPR before FPR."""
    tp, fp, fn, tn = reached(y_true, y_score, threshold)
    return [Fraction(tp, tp + fn), Fraction(fp, fp + tn)]


def false_discovery_point(y_true, y_score, threshold):
    """Divides FP by the number of the flagged."""
    tp, fp, fn, _ = reached(y_true, y_score, threshold)
    return [Fraction(fp, fp + tp), Fraction(tp, tp + fn)]


def precision_point(y_true, y_score, threshold):
    """Divides TP by the number of the flagged."""
    tp, fp, _, tn = reached(y_true, y_score, threshold)
    return [Fraction(fp, fp + tn), Fraction(tp, tp + fp)]


def slope_and_cost(n_pos, n_neg, misses, alarms, cost_fp, cost_fn) -> list:
    """The slope of the lines of equal cost, and the cost of one object on average."""
    slope = Fraction(cost_fp * n_neg, cost_fn * n_pos)
    return [slope, Fraction(cost_fn * misses + cost_fp * alarms, n_pos + n_neg)]


def slope_turned_over(y_true, y_pred, cost_fp, cost_fn):
    """Divides what is spared by what is paid: the slope as run over rise."""
    tp, fp, fn, tn = confusion(y_true, y_pred)
    slope, cost = slope_and_cost(tp + fn, fp + tn, fn, fp, cost_fp, cost_fn)
    return [1 / slope, cost]


def costs_swapped(y_true, y_pred, cost_fp, cost_fn):
    """Takes the price of a miss for that of a false alarm, and the other way round."""
    tp, fp, fn, tn = confusion(y_true, y_pred)
    return slope_and_cost(tp + fn, fp + tn, fn, fp, cost_fn, cost_fp)


def prevalence_left_out(y_true, y_pred, cost_fp, cost_fn):
    """Weighs both rates alike, whatever the share of positives."""
    tp, fp, fn, tn = confusion(y_true, y_pred)
    miss_rate, fpr = Fraction(fn, tp + fn), Fraction(fp, fp + tn)
    return [Fraction(cost_fp, cost_fn), cost_fn * miss_rate + cost_fp * fpr]


def total_not_average(y_true, y_pred, cost_fp, cost_fn):
    """Adds up the cost of all objects together."""
    tp, fp, fn, tn = confusion(y_true, y_pred)
    slope, cost = slope_and_cost(tp + fn, fp + tn, fn, fp, cost_fp, cost_fn)
    return [slope, cost * len(y_true)]


MISTAKES = {
    "rank_sums": named(
        ranks_from_top,
        ranks_from_zero,
        correction_forgotten,
    ),
    "pair_counts": named(
        right_pairs_counted,
        neighbours_only,
        sign_does_not_matter,
    ),
    "roc_point": named(
        strict_point,
        swapped_point,
        false_discovery_point,
        precision_point,
    ),
    "slope_and_cost": named(
        slope_turned_over,
        costs_swapped,
        prevalence_left_out,
        total_not_average,
    ),
    "roc_curve": named(
        no_start,
        backwards,
        lowest_first,
        strict_threshold,
        curve_in_input_order,
        curve_positives_first,
        points_dropped,
        threshold_grid,
        starts_at_one,
        divided_by_all,
        false_discovery,
        precision_for_tpr,
        swapped_axes,
        two_columns,
        decisions_first,
        whole_division,
        zero_rate_for_absent_class,
        only_positives_checked,
        curve_divides_by_zero,
    ),
    "roc_auc": named(
        ties_won,
        ties_lost,
        ties_left_out,
        ties_in_input_order,
        ordinal_ranks,
        keyed_by_score,
        area_without_start,
        unsorted_steps,
        reversed_order,
        larger_of_two,
        decided_at_half,
        all_pairs,
        average_precision,
        accuracy,
        gini,
        rank_sum_kept,
        rounded_scores,
        half_for_one_class,
        one_for_one_class,
        nan_for_one_class,
        auc_divides_by_zero,
    ),
}
