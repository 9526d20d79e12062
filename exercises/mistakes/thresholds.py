"""Thresholds as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and a recall without a positive raises ValueError unless that is its mistake.
"""

from collections.abc import Callable
from fractions import Fraction
from math import inf

from exercises.mistakes import named

# A threshold with the true positives and the false positives that it flags.
Counted = tuple[float, int, int]


def counted(y_true: list[int], y_score: list[float], threshold: float) -> Counted:
    """The threshold, and what it flags."""
    flagged = [label for label, score in zip(y_true, y_score, strict=True) if score >= threshold]
    return threshold, sum(flagged), len(flagged) - sum(flagged)


def from_above(y_true: list[int], y_score: list[float]) -> list[Counted]:
    """Each score as a threshold, the greatest first."""
    return [counted(y_true, y_score, t) for t in sorted(set(y_score), reverse=True)]


def one_by_one(y_true: list[int], y_score: list[float]) -> list[Counted]:
    """The scores as thresholds, each object a step of its own, equal scores as they came."""
    pairs = sorted(zip(y_score, y_true, strict=True), key=lambda pair: -pair[0])
    steps, hits = [], 0
    for length, (score, label) in enumerate(pairs, 1):
        hits += label
        steps.append((score, hits, length - hits))
    return steps


def paid(y_true: list[int], at: Counted, cost_fp: int, cost_fn: int) -> int:
    """What the false alarms and the misses at a threshold cost."""
    _, hits, false_alarms = at
    return cost_fp * false_alarms + cost_fn * (sum(y_true) - hits)


def cheapest(y_true: list[int], steps: list[Counted], cost_fp: int, cost_fn: int) -> float:
    """The first threshold of the least cost."""
    return min(steps, key=lambda at: paid(y_true, at, cost_fp, cost_fn))[0]


def priced(y_true, y_score, threshold, cost_fp, cost_fn):
    """The cost of the decisions at a threshold."""
    return paid(y_true, counted(y_true, y_score, threshold), cost_fp, cost_fn)


def strict_sign(y_true, y_score, threshold, cost_fp, cost_fn):
    """Flags only what exceeds the threshold."""
    above = [float(score > threshold) for score in y_score]
    return priced(y_true, above, 1, cost_fp, cost_fn)


def prices_swapped(y_true, y_score, threshold, cost_fp, cost_fn):
    """Pays for a false alarm as for a miss, and the other way round."""
    return priced(y_true, y_score, threshold, cost_fn, cost_fp)


def true_alarms_paid(y_true, y_score, threshold, cost_fp, cost_fn):
    """Pays for each alarm, be it true or false."""
    _, hits, _ = counted(y_true, y_score, threshold)
    return priced(y_true, y_score, threshold, cost_fp, cost_fn) + cost_fp * hits


def mean_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    """Divides the cost by the number of objects."""
    return Fraction(priced(y_true, y_score, threshold, cost_fp, cost_fn), len(y_true))


def prices_forgotten(y_true, y_score, threshold, cost_fp, cost_fn):
    """Counts the errors and does not price them."""
    return priced(y_true, y_score, threshold, 1, 1)


def threshold_ignored(y_true, y_score, threshold, cost_fp, cost_fn):
    """Decides at 0.5 whatever the threshold is."""
    return priced(y_true, y_score, 0.5, cost_fp, cost_fn)


def empty_cell(y_true, y_score, threshold, cost_fp, cost_fn):
    """Takes both kinds of error from a table that holds only what occurred."""
    table = {}
    for label, score in zip(y_true, y_score, strict=True):
        cell = label, int(score >= threshold)
        table[cell] = table.get(cell, 0) + 1
    return cost_fp * table[0, 1] + cost_fn * table[1, 0]


def formula_only(y_true, y_score, cost_fp, cost_fn):
    """Takes the threshold of calibrated probabilities without a look at the sample."""
    return Fraction(cost_fp, cost_fp + cost_fn)


def search_swapped(y_true, y_score, cost_fp, cost_fn):
    """Searches with the two prices swapped."""
    steps = [(inf, 0, 0), *from_above(y_true, y_score)]
    return cheapest(y_true, steps, cost_fn, cost_fp)


def nobody_forgotten(y_true, y_score, cost_fp, cost_fn):
    """Tries the scores alone, so that something is always flagged."""
    return cheapest(y_true, from_above(y_true, y_score), cost_fp, cost_fn)


def one_for_nobody(y_true, y_score, cost_fp, cost_fn):
    """Returns 1 where it is cheapest to flag nobody."""
    steps = [(1, 0, 0), *from_above(y_true, y_score)]
    return cheapest(y_true, steps, cost_fp, cost_fn)


def lowest_of_equal(y_true, y_score, cost_fp, cost_fn):
    """Takes the lowest of the thresholds that cost least."""
    steps = [(inf, 0, 0), *from_above(y_true, y_score)]
    return cheapest(y_true, steps[::-1], cost_fp, cost_fn)


def tenths(y_true, y_score, cost_fp, cost_fn):
    """Tries 0, 0.1, 0.2 and so on, and nobody, in place of the scores."""
    steps = [counted(y_true, y_score, t) for t in (inf, *(k / 10 for k in range(10, -1, -1)))]
    return cheapest(y_true, steps, cost_fp, cost_fn)


def midpoints(y_true, y_score, cost_fp, cost_fn):
    """Returns the middle between the best score and the next one below."""
    best = cheapest(y_true, [(inf, 0, 0), *from_above(y_true, y_score)], cost_fp, cost_fn)
    below = [score for score in y_score if score < best]
    return (best + max(below)) / 2 if below and best < inf else best


def first_rise(y_true, y_score, cost_fp, cost_fn):
    """Lowers the threshold until the cost rises for the first time."""
    steps = [(inf, 0, 0)]
    for at in from_above(y_true, y_score):
        if paid(y_true, at, cost_fp, cost_fn) > paid(y_true, steps[-1], cost_fp, cost_fn):
            break
        steps.append(at)
    return cheapest(y_true, steps, cost_fp, cost_fn)


def cost_returned(y_true, y_score, cost_fp, cost_fn):
    """Returns the least cost, not the threshold that has it."""
    steps = [(inf, 0, 0), *from_above(y_true, y_score)]
    return min(paid(y_true, at, cost_fp, cost_fn) for at in steps)


def block_split(y_true, y_score, cost_fp, cost_fn):
    """Flags objects of equal scores one by one, in the order of the input."""
    steps = [(inf, 0, 0), *one_by_one(y_true, y_score)]
    return cheapest(y_true, steps, cost_fp, cost_fn)


def share_true(at: Counted) -> tuple[Fraction, int]:
    """Precision at a threshold, then the true positives."""
    _, hits, false_alarms = at
    return Fraction(hits, hits + false_alarms), hits


def reaching(y_true: list[int], steps: list[Counted], floor: float) -> list[Counted]:
    """The thresholds whose recall is at least the floor; ValueError without a positive."""
    if not any(y_true):
        raise ValueError("no positive label")
    return [at for at in steps if Fraction(at[1], sum(y_true)) >= floor]


def purest(steps: list[Counted]) -> float:
    """The threshold of the best precision; of equal ones that with more recall."""
    return max(steps, key=share_true)[0]


def highest_reaching(y_true, y_score, floor):
    """Takes the highest threshold that reaches the floor, whatever its precision."""
    return reaching(y_true, from_above(y_true, y_score), floor)[0][0]


def lowest_reaching(y_true, y_score, floor):
    """Takes the lowest threshold that reaches the floor."""
    return reaching(y_true, from_above(y_true, y_score), floor)[-1][0]


def floor_forgotten(y_true, y_score, floor):
    """Takes the best precision of all thresholds."""
    return purest(reaching(y_true, from_above(y_true, y_score), 0))


def floor_of_precision(y_true, y_score, floor):
    """Holds precision to the floor, and takes the best recall."""
    steps = reaching(y_true, from_above(y_true, y_score), 0)
    pure = [at for at in steps if share_true(at)[0] >= floor]
    return max(pure, key=lambda at: (at[1], -at[2]))[0]


def floor_exceeded(y_true, y_score, floor):
    """Wants more recall than the floor, unless it is all of it."""
    steps = reaching(y_true, from_above(y_true, y_score), floor)
    beyond = [at for at in steps if Fraction(at[1], sum(y_true)) > floor]
    return purest(beyond or steps)


def need_rounded_down(y_true, y_score, floor):
    """Drops the fraction of the number of positives to find."""
    steps = reaching(y_true, from_above(y_true, y_score), 0)
    return purest([at for at in steps if at[1] >= int(floor * sum(y_true))])


def less_recall_of_equal(y_true, y_score, floor):
    """Of equal precisions takes the one with less recall."""
    steps = reaching(y_true, from_above(y_true, y_score), floor)
    return max(steps, key=lambda at: share_true(at)[0])[0]


def block_broken(y_true, y_score, floor):
    """Counts objects of equal scores one by one, in the order of the input."""
    return purest(reaching(y_true, one_by_one(y_true, y_score), floor))


def right(y_true, y_score, floor):
    """The threshold as it should be."""
    return purest(reaching(y_true, from_above(y_true, y_score), floor))


def anything_without_positives(y_true, y_score, floor):
    """Returns the highest score when there is no positive, as if the floor were reached."""
    return right(y_true, y_score, floor) if any(y_true) else max(y_score)


def zero_without_positives(y_true, y_score, floor):
    """Returns 0 when there is no positive."""
    return right(y_true, y_score, floor) if any(y_true) else 0


def division_by_zero(y_true, y_score, floor):
    """Divides by the number of positives without a look at it."""
    return right(y_true, y_score, floor) if any(y_true) else Fraction(1, sum(y_true))


def rates_swapped(y_true, y_score, threshold):
    """Gives recall for precision, and precision for recall."""
    _, hits, false_alarms = counted(y_true, y_score, threshold)
    return [Fraction(hits, sum(y_true)), Fraction(hits, hits + false_alarms)]


def divided_by_all(y_true, y_score, threshold):
    """Divides the true alarms by all objects for both."""
    _, hits, _ = counted(y_true, y_score, threshold)
    return [Fraction(hits, len(y_true))] * 2


def f1_of(y_true: list[int], at: Counted) -> Fraction:
    """The F1 at a threshold."""
    return Fraction(2 * at[1], sum(y_true) + at[1] + at[2])


def plain_mean(y_true, y_score, thresholds):
    """Takes the arithmetic mean of precision and recall."""
    steps = [counted(y_true, y_score, t) for t in thresholds]
    return [(share_true(at)[0] + Fraction(at[1], sum(y_true))) / 2 for at in steps]


def two_forgotten(y_true, y_score, thresholds):
    """Forgets the 2 in the numerator of F1."""
    return [f1_of(y_true, counted(y_true, y_score, t)) / 2 for t in thresholds]


def best_of(rule: Callable, y_true: list[int], y_score: list[float]) -> list:
    """The chosen threshold and its F1."""
    at = rule(from_above(y_true, y_score))
    return [at[0], f1_of(y_true, at)]


def first_fall(y_true, y_score):
    """Lowers the threshold until F1 falls for the first time."""
    return best_of(lambda steps: steps[0], y_true, y_score)


def habit(y_true, y_score):
    """Looks at the threshold 0.5 and no other."""
    return [0.5, f1_of(y_true, counted(y_true, y_score, 0.5))]


def half_of_best(y_true, y_score):
    """Gives half of the best F1 for the threshold, as if the scores were calibrated."""
    _, best = best_of(lambda steps: max(steps, key=lambda at: f1_of(y_true, at)), y_true, y_score)
    return [best / 2, best]


def miss_above(cost_fp, cost_fn):
    """Puts the price of a miss in the numerator."""
    return Fraction(cost_fn, cost_fp + cost_fn)


def price_ratio(cost_fp, cost_fn):
    """Takes the ratio of the prices, which are odds, for a probability."""
    return Fraction(cost_fp, cost_fn)


def weight_forgotten(weight, cost_fp, cost_fn):
    """Takes the scores of the weighted model for probabilities."""
    return Fraction(cost_fp, cost_fp + cost_fn)


def weight_undone(weight, cost_fp, cost_fn):
    """Multiplies the odds by the weight where it should divide them."""
    return Fraction(weight * cost_fp, weight * cost_fp + cost_fn)


def probability_divided(weight, cost_fp, cost_fn):
    """Divides the probability, not its odds, by the weight."""
    return Fraction(cost_fp, cost_fp + cost_fn) / weight


def one_too_far(y_true, y_score, budget):
    """Takes the next score for the threshold."""
    at = from_above(y_true, y_score)[budget]
    return [at[0], share_true(at)[0]]


def recall_of_budget(y_true, y_score, budget):
    """Divides the true alarms by all positives."""
    threshold, hits, _ = from_above(y_true, y_score)[budget - 1]
    return [threshold, Fraction(hits, sum(y_true))]


MISTAKES = {
    "total_cost": named(
        strict_sign,
        prices_swapped,
        true_alarms_paid,
        mean_cost,
        prices_forgotten,
        threshold_ignored,
        empty_cell,
    ),
    "threshold_for_cost": named(
        formula_only,
        search_swapped,
        nobody_forgotten,
        one_for_nobody,
        lowest_of_equal,
        tenths,
        midpoints,
        first_rise,
        cost_returned,
        block_split,
    ),
    "threshold_for_recall": named(
        highest_reaching,
        lowest_reaching,
        floor_forgotten,
        floor_of_precision,
        floor_exceeded,
        need_rounded_down,
        less_recall_of_equal,
        block_broken,
        anything_without_positives,
        zero_without_positives,
        division_by_zero,
    ),
    "precision_and_recall": named(rates_swapped, divided_by_all),
    "f1_of_thresholds": named(plain_mean, two_forgotten),
    "best_f1": named(first_fall, habit, half_of_best),
    "threshold_of_prices": named(miss_above, price_ratio),
    "threshold_on_probability": named(weight_forgotten, weight_undone, probability_divided),
    "budget": named(one_too_far, recall_of_budget),
}
