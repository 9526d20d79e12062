"""The report on two models as students get it wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and what is undefined is so as in the homework unless that is its mistake. Those of
`rates_of_counts`, `costs_of_rules`, `alarm_thresholds`, `areas`, `losses`, `below` and
`recall_interval` are made with numbers that the homework asks for.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import accumulate, groupby, pairwise
from math import inf, log, log2, nan, sqrt

from exercises.mistakes import named

Labels = Sequence[int]
Scores = Sequence[float]


def rates(tn: int, fp: int, fn: int, tp: int) -> list[Fraction]:
    """Accuracy, its gain over the majority, precision, recall, balanced accuracy."""
    n, recall = tn + fp + fn + tp, Fraction(tp, tp + fn)
    accuracy, precision = Fraction(tp + tn, n), Fraction(tp, tp + fp)
    balanced = (recall + Fraction(tn, tn + fp)) / 2
    return [accuracy, accuracy - Fraction(max(tn + fp, tp + fn), n), precision, recall, balanced]


def cells_in_other_order(tn, fp, fn, tp):
    """Reads the cells as TP, FP, FN, TN."""
    return rates(tp, fp, fn, tn)


def precision_taken_for_recall(tn, fp, fn, tp):
    """Exchanges precision and recall."""
    accuracy, gain, precision, recall, balanced = rates(tn, fp, fn, tp)
    return [accuracy, gain, recall, precision, balanced]


def gain_over_a_coin(tn, fp, fn, tp):
    """Compares accuracy with one half."""
    accuracy, _, *others = rates(tn, fp, fn, tp)
    return [accuracy, accuracy - Fraction(1, 2), *others]


def prices_exchanged(tn, fp, fn, tp, cost_fp, cost_fn):
    """Charges the false alarms what the misses cost."""
    return [cost_fn * fp + cost_fp * fn, cost_fp * (tp + fn), cost_fn * (tn + fp)]


def alarms_all_charged(tn, fp, fn, tp, cost_fp, cost_fn):
    """Charges also the true alarms."""
    alarms = tn + fp + fn + tp
    return [cost_fp * (fp + tp) + cost_fn * fn, cost_fn * (tp + fn), cost_fp * alarms]


def ratio_of_prices(cost_fp, cost_fn):
    """Takes the ratio of the prices for a probability."""
    return [Fraction(cost_fp, cost_fn), Fraction(cost_fp, cost_fn - cost_fp)]


def price_of_alarm_added(cost_fp, cost_fn):
    """Adds the price of a true alarm where it is saved."""
    return [Fraction(cost_fp, cost_fp + cost_fn), Fraction(cost_fp, cost_fn + 2 * cost_fp)]


def auc_of(y_true: Labels, y_score: Scores) -> float:
    """The area under the ROC curve, a tied pair for a half."""
    order = sorted(zip(y_score, y_true, strict=True))
    wins, below = 0.0, 0
    for _, block in groupby(order, key=lambda pair: pair[0]):
        labels = [label for _, label in block]
        negatives = len(labels) - sum(labels)
        wins += sum(labels) * (below + negatives / 2)
        below += negatives
    return wins / (below * (len(y_true) - below))


def curve_of(y_true: Labels, y_score: Scores) -> list[tuple[float, float]]:
    """Recall and precision after each block of equal scores, the highest first."""
    order = sorted(zip(y_score, y_true, strict=True), reverse=True)
    blocks = [[label for _, label in b] for _, b in groupby(order, key=lambda pair: pair[0])]
    hits, flagged = accumulate(map(sum, blocks)), accumulate(map(len, blocks))
    return [(tp / sum(y_true), tp / n) for tp, n in zip(hits, flagged, strict=True)]


def ap_of(y_true: Labels, y_score: Scores) -> float:
    """Average precision, equal scores in one block."""
    curve = [(0.0, 1.0), *curve_of(y_true, y_score)]
    return sum((right - left) * precision for (left, _), (right, precision) in pairwise(curve))


def models_exchanged(y_true, linear, quadratic):
    """Puts the second model first."""
    return [f(y_true, s) for s in (quadratic, linear) for f in (auc_of, ap_of)]


def trapezoids_of_precision(y_true, linear, quadratic):
    """Joins the points of the precision-recall curve with straight lines."""

    def area(scores: Scores) -> float:
        curve = [(0.0, 1.0), *curve_of(y_true, scores)]
        return sum((x1 - x0) * (y0 + y1) / 2 for (x0, y0), (x1, y1) in pairwise(curve))

    return [f(s) for s in (linear, quadratic) for f in (lambda s: auc_of(y_true, s), area)]


def areas_at_one_half(y_true, linear, quadratic):
    """Turns the scores into decisions at 0.5 before it ranks them."""
    flags = [[float(score >= 0.5) for score in scores] for scores in (linear, quadratic)]
    return [f(y_true, s) for s in flags for f in (auc_of, ap_of)]


def losses_with(y_true: Labels, models: list, of_one: Callable, mean: Callable) -> list[float]:
    """For each model, the log loss of the single losses, and the Brier score."""
    found = []
    for scores in models:
        pairs = list(zip(y_true, scores, strict=True))
        squares = [(score - label) ** 2 for label, score in pairs]
        found += [mean([of_one(*pair) for pair in pairs]), mean(squares)]
    return found


def mean_of(values: list[float]) -> float:
    """The plain mean."""
    return sum(values) / len(values)


def binary_logarithm(y_true, linear, quadratic):
    """Takes the logarithm to the base two."""
    models = [linear, quadratic]
    return losses_with(y_true, models, lambda y, p: -log2(p if y else 1 - p), mean_of)


def losses_of_positives(y_true, linear, quadratic):
    """Leaves out what the negatives lose in log loss."""
    models = [linear, quadratic]
    return losses_with(y_true, models, lambda y, p: -log(p) if y else 0.0, mean_of)


def losses_summed(y_true, linear, quadratic):
    """Adds up in place of the mean."""
    return losses_with(y_true, [linear, quadratic], lambda y, p: -log(p if y else 1 - p), sum)


def chosen(y_true: Labels, y_prob: Scores, keep: Callable, whole: int | None = None) -> list:
    """How many probabilities are kept, their mean, and their positives over the whole."""
    kept = [(p, label) for p, label in zip(y_prob, y_true, strict=True) if keep(p)]
    positives = sum(label for _, label in kept)
    return [len(kept), sum(p for p, _ in kept) / len(kept), positives / (whole or len(kept))]


def those_above(y_true, y_prob, threshold):
    """Takes the flagged in place of those that are not."""
    return chosen(y_true, y_prob, lambda p: p >= threshold)


def share_of_misses(y_true, y_prob, threshold):
    """Divides the misses by all positives."""
    return chosen(y_true, y_prob, lambda p: p < threshold, whole=sum(y_true))


def wilson(successes: int, n: int) -> list[float]:
    """Wilson's interval of 95 %."""
    z = 1.96
    middle, reach = successes + z * z / 2, z * sqrt(successes * (n - successes) / n + z * z / 4)
    return [(middle - reach) / (n + z * z), (middle + reach) / (n + z * z)]


def share_plus_minus(tp, fp, fn, tn):
    """Puts the recall found into the standard error."""
    recall = tp / (tp + fn)
    reach = 1.96 * sqrt(recall * (1 - recall) / (tp + fn))
    return [recall - reach, recall + reach]


def interval_of_precision(tp, fp, fn, tn):
    """Divides by the alarms, as precision does."""
    return wilson(tp, tp + fp)


def interval_of_all(tp, fp, fn, tn):
    """Takes every object for a trial."""
    return wilson(tp, tp + fp + fn + tn)


def cells(y_true: Labels, flags: Sequence[bool]) -> list[int]:
    """TP, FP, FN and TN."""
    pairs = [(label, bool(flag)) for label, flag in zip(y_true, flags, strict=True)]
    return [pairs.count(cell) for cell in ((1, True), (0, True), (1, False), (0, False))]


def shares(tp: int, fp: int, fn: int, tn: int) -> list[Fraction | float]:
    """Accuracy, precision, recall, F1, balanced accuracy; ValueError if a class is absent."""
    if tp + fn == 0 or fp + tn == 0:
        raise ValueError("a class is absent")
    recall = Fraction(tp, tp + fn)
    return [
        Fraction(tp + tn, tp + fp + fn + tn),
        Fraction(tp, tp + fp) if tp + fp else nan,
        recall,
        Fraction(2 * tp, 2 * tp + fp + fn),
        (recall + Fraction(tn, fp + tn)) / 2,
    ]


def reported(y_true: Labels, y_score: Scores, threshold: float) -> list:
    """The report as it should be."""
    found = cells(y_true, [score >= threshold for score in y_score])
    return [*found, *shares(*found)]


def strictly_above(y_true, y_score, threshold):
    """Flags only what exceeds the threshold."""
    found = cells(y_true, [score > threshold for score in y_score])
    return [*found, *shares(*found)]


def order_of_sklearn(y_true, y_score, threshold):
    """Lists the cells as scikit-learn does: TN, FP, FN, TP."""
    tp, fp, fn, tn, *others = reported(y_true, y_score, threshold)
    return [tn, fp, fn, tp, *others]


def errors_exchanged(y_true, y_score, threshold):
    """Takes the misses for false alarms."""
    tp, fp, fn, tn, *others = reported(y_true, y_score, threshold)
    return [tp, fn, fp, tn, *others]


def mean_for_f1(y_true, y_score, threshold):
    """Takes the arithmetic mean of precision and recall."""
    *first, precision, recall, _, balanced = reported(y_true, y_score, threshold)
    f1 = 0 if precision != precision else (precision + recall) / 2
    return [*first, precision, recall, f1, balanced]


def mean_of_precision_and_recall(y_true, y_score, threshold):
    """Takes balanced accuracy for the mean of precision and recall."""
    *first, precision, recall, f1, balanced = reported(y_true, y_score, threshold)
    balanced = balanced if precision != precision else (precision + recall) / 2
    return [*first, precision, recall, f1, balanced]


def true_negatives_left_out(y_true, y_score, threshold):
    """Counts among the right answers the true alarms alone."""
    tp, fp, fn, tn, _, *others = reported(y_true, y_score, threshold)
    return [tp, fp, fn, tn, Fraction(tp, tp + fp + fn + tn), *others]


def without_alarms(y_true: Labels, y_score: Scores, threshold: float, value: float) -> list:
    """The report with a given value where precision is undefined."""
    report = reported(y_true, y_score, threshold)
    return [value if item != item else item for item in report]


def zero_without_alarms(y_true, y_score, threshold):
    """Reports precision 0 where nothing is flagged."""
    return without_alarms(y_true, y_score, threshold, 0)


def one_without_alarms(y_true, y_score, threshold):
    """Reports precision 1 where nothing is flagged."""
    return without_alarms(y_true, y_score, threshold, 1)


def division_without_alarms(y_true, y_score, threshold):
    """Divides by the number of alarms without a look at it."""
    report = reported(y_true, y_score, threshold)
    return report if report[0] + report[1] else Fraction(1, report[1])


def f1_from_nothing(y_true, y_score, threshold):
    """Finds F1 from precision and recall: nan as soon as no positive is found."""
    *first, f1, balanced = reported(y_true, y_score, threshold)
    return [*first, f1 if first[0] else nan, balanced]


def absent_class_left_out(y_true, y_score, threshold):
    """Where a class is absent, reports recall 0 and balances the other class alone."""
    if 0 < sum(y_true) < len(y_true):
        return reported(y_true, y_score, threshold)
    tp, fp, fn, tn = cells(y_true, [score >= threshold for score in y_score])
    right = Fraction(tp + tn, len(y_true))
    precision = Fraction(tp, tp + fp) if tp + fp else nan
    recall = Fraction(tp, tp + fn) if tp + fn else Fraction(0)
    f1 = Fraction(2 * tp, 2 * tp + fp + fn) if tp + fp + fn else Fraction(0)
    return [tp, fp, fn, tn, right, precision, recall, f1, right]


def division_by_absent_class(y_true, y_score, threshold):
    """Divides by the size of a class without a look at it."""
    positives = sum(y_true)
    if 0 < positives < len(y_true):
        return reported(y_true, y_score, threshold)
    return Fraction(1, positives * (len(y_true) - positives))


def cost(y_true: Labels, y_score: Scores, threshold: float, cost_fp: float, cost_fn: float):
    """What the decisions at the threshold cost."""
    return sum(
        (0 if label else cost_fp) if score >= threshold else (cost_fn if label else 0)
        for label, score in zip(y_true, y_score, strict=True)
    )


def thresholds(scores: Scores) -> list[float]:
    """What may be chosen, the highest first: nobody, and each score."""
    return [inf, *sorted(set(scores), reverse=True)]


def cheapest(y_true: Labels, y_score: Scores, cost_fp, cost_fn) -> float:
    """The threshold of the least cost, the highest of equal ones."""
    candidates = thresholds(y_score)
    return min(candidates, key=lambda t: cost(y_true, y_score, t, cost_fp, cost_fn))


def rules(y_true: Labels, cost_fp, cost_fn) -> list:
    """What it costs to flag nobody, and to flag everyone."""
    return [cost_fn * sum(y_true), cost_fp * (len(y_true) - sum(y_true))]


def decided(threshold: float, test_true, test_score, cost_fp, cost_fn) -> list:
    """The decision with a threshold, however it was chosen."""
    spent = cost(test_true, test_score, threshold, cost_fp, cost_fn)
    return [threshold, spent, min(rules(test_true, cost_fp, cost_fn))]


def chosen_on_test(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Chooses the threshold on the test part."""
    threshold = cheapest(test_true, test_score, cost_fp, cost_fn)
    return decided(threshold, test_true, test_score, cost_fp, cost_fn)


def chosen_on_both(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Chooses the threshold on both parts together."""
    labels, scores = [*val_true, *test_true], [*val_score, *test_score]
    return decided(
        cheapest(labels, scores, cost_fp, cost_fn), test_true, test_score, cost_fp, cost_fn
    )


def cost_of_validation(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Reports what the threshold costs where it was chosen."""
    threshold = cheapest(val_true, val_score, cost_fp, cost_fn)
    spent = cost(val_true, val_score, threshold, cost_fp, cost_fn)
    return [threshold, spent, min(rules(test_true, cost_fp, cost_fn))]


def nobody_is_no_choice(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Forgets the threshold that flags nobody."""
    candidates = thresholds(val_score)[1:]
    threshold = min(candidates, key=lambda t: cost(val_true, val_score, t, cost_fp, cost_fn))
    return decided(threshold, test_true, test_score, cost_fp, cost_fn)


def lowest_of_equal(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Takes the lowest of the thresholds that cost the same."""
    candidates = thresholds(val_score)[::-1]
    threshold = min(candidates, key=lambda t: cost(val_true, val_score, t, cost_fp, cost_fn))
    return decided(threshold, test_true, test_score, cost_fp, cost_fn)


def costs_exchanged(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Charges the false alarms what the misses cost."""
    threshold = cheapest(val_true, val_score, cost_fn, cost_fp)
    return decided(threshold, test_true, test_score, cost_fn, cost_fp)


def best_f1(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Chooses the threshold of the best F1, whatever the errors cost."""

    def f1(threshold: float) -> float:
        tp, fp, fn, _ = cells(val_true, [score >= threshold for score in val_score])
        return 2 * tp / (2 * tp + fp + fn) if tp else 0

    threshold = max(thresholds(val_score), key=f1)
    return decided(threshold, test_true, test_score, cost_fp, cost_fn)


def formula_of_costs(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Trusts the probabilities: takes the threshold from the costs."""
    threshold = cost_fp / (cost_fp + cost_fn)
    return decided(threshold, test_true, test_score, cost_fp, cost_fn)


def nobody_alone(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Compares only with flagging nobody."""
    threshold = cheapest(val_true, val_score, cost_fp, cost_fn)
    answer = decided(threshold, test_true, test_score, cost_fp, cost_fn)
    return [*answer[:2], rules(test_true, cost_fp, cost_fn)[0]]


def everyone_alone(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Compares only with flagging everyone."""
    threshold = cheapest(val_true, val_score, cost_fp, cost_fn)
    answer = decided(threshold, test_true, test_score, cost_fp, cost_fn)
    return [*answer[:2], rules(test_true, cost_fp, cost_fn)[1]]


def mean_of_costs(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    """Reports the costs of an object on average."""
    threshold = cheapest(val_true, val_score, cost_fp, cost_fn)
    answer = decided(threshold, test_true, test_score, cost_fp, cost_fn)
    return [threshold, *(spent / len(test_true) for spent in answer[1:])]


def parts(y_true: Labels, flags: Labels, cost_fp, cost_fn) -> list:
    """What the decision on each object costs."""
    price = {(1, 0): cost_fn, (0, 1): cost_fp}
    return [price.get(pair, 0) for pair in zip(y_true, flags, strict=True)]


def gaps(y_true: Labels, flags_a: Labels, flags_b: Labels, cost_fp, cost_fn) -> list:
    """By how much A costs more than B, for each object."""
    pairs = zip(
        parts(y_true, flags_a, cost_fp, cost_fn),
        parts(y_true, flags_b, cost_fp, cost_fn),
        strict=True,
    )
    return [a - b for a, b in pairs]


def quantile(ascending: Sequence[float], share: float) -> float:
    """The quantile at position share (m - 1), straight between its neighbours."""
    position = share * (len(ascending) - 1)
    left = int(position)
    right = min(left + 1, len(ascending) - 1)
    return ascending[left] + (ascending[right] - ascending[left]) * (position - left)


def middle(values: Sequence[float], tail: float = 0.025) -> list[float]:
    """The ends of what is left between the tails; ValueError without a value."""
    if not values:
        raise ValueError("no draws")
    ascending = sorted(values)
    return [quantile(ascending, tail), quantile(ascending, 1 - tail)]


def means(values: Sequence[float], draws: Sequence[Sequence[int]]) -> list[float]:
    """The mean of the values on each draw."""
    return [sum(values[i] for i in draw) / len(draw) for draw in draws]


def b_minus_a(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Subtracts the other way round."""
    values = gaps(y_true, flags_b, flags_a, cost_fp, cost_fn)
    return [mean_of(values), *middle(means(values, draws))]


def errors_charged_wrongly(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Charges the false alarms what the misses cost."""
    values = gaps(y_true, flags_a, flags_b, cost_fn, cost_fp)
    return [mean_of(values), *middle(means(values, draws))]


def whole_costs(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Gives the costs of all objects, not of one."""
    values = gaps(y_true, flags_a, flags_b, cost_fp, cost_fn)
    return [sum(values), *(end * len(values) for end in middle(means(values, draws)))]


def draws_not_shared(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Takes the next draw for B: the pairs are torn."""
    a, b = (parts(y_true, flags, cost_fp, cost_fn) for flags in (flags_a, flags_b))
    torn = zip(means(a, draws), means(b, [*draws[1:], *draws[:1]]), strict=True)
    return [mean_of(a) - mean_of(b), *middle([one - two for one, two in torn])]


def repeats_dropped(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Takes each object of a draw once."""
    values = gaps(y_true, flags_a, flags_b, cost_fp, cost_fn)
    return [mean_of(values), *middle(means(values, [sorted(set(draw)) for draw in draws]))]


def mean_of_draws(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Gives the mean over the draws in place of the difference on the data."""
    on_draws = means(gaps(y_true, flags_a, flags_b, cost_fp, cost_fn), draws)
    low, high = middle(on_draws)
    return [mean_of(on_draws), low, high]


def two_intervals(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Subtracts the ends of two intervals, each of one model."""
    a, b = (parts(y_true, flags, cost_fp, cost_fn) for flags in (flags_a, flags_b))
    (low_a, high_a), (low_b, high_b) = (middle(means(values, draws)) for values in (a, b))
    return [mean_of(a) - mean_of(b), low_a - high_b, high_a - low_b]


def five_on_each_side(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Cuts five per cent from either side, not from both together."""
    values = gaps(y_true, flags_a, flags_b, cost_fp, cost_fn)
    return [mean_of(values), *middle(means(values, draws), 0.05)]


def draws_not_sorted(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Takes the values in the order of the draws."""
    values = gaps(y_true, flags_a, flags_b, cost_fp, cost_fn)
    on_draws = means(values, draws)
    middle(on_draws)
    return [mean_of(values), quantile(on_draws, 0.025), quantile(on_draws, 0.975)]


def all_that_was_seen(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Takes the least and the greatest value."""
    values = gaps(y_true, flags_a, flags_b, cost_fp, cost_fn)
    return [mean_of(values), *middle(means(values, draws), 0)]


def point_without_draws(y_true, flags_a, flags_b, cost_fp, cost_fn, draws):
    """Gives an interval of no width when there is no draw."""
    values = gaps(y_true, flags_a, flags_b, cost_fp, cost_fn)
    return [mean_of(values), *middle(means(values, draws) or [mean_of(values)])]


MISTAKES = {
    "rates_of_counts": named(cells_in_other_order, precision_taken_for_recall, gain_over_a_coin),
    "costs_of_rules": named(prices_exchanged, alarms_all_charged),
    "alarm_thresholds": named(ratio_of_prices, price_of_alarm_added),
    "report": named(
        strictly_above,
        order_of_sklearn,
        errors_exchanged,
        mean_for_f1,
        mean_of_precision_and_recall,
        true_negatives_left_out,
        zero_without_alarms,
        one_without_alarms,
        division_without_alarms,
        f1_from_nothing,
        absent_class_left_out,
        division_by_absent_class,
    ),
    "areas": named(models_exchanged, trapezoids_of_precision, areas_at_one_half),
    "decide": named(
        chosen_on_test,
        chosen_on_both,
        cost_of_validation,
        nobody_is_no_choice,
        lowest_of_equal,
        costs_exchanged,
        best_f1,
        formula_of_costs,
        nobody_alone,
        everyone_alone,
        mean_of_costs,
    ),
    "losses": named(binary_logarithm, losses_of_positives, losses_summed),
    "below": named(those_above, share_of_misses),
    "recall_interval": named(share_plus_minus, interval_of_precision, interval_of_all),
    "paired_interval": named(
        b_minus_a,
        errors_charged_wrongly,
        whole_costs,
        draws_not_shared,
        repeats_dropped,
        mean_of_draws,
        two_intervals,
        five_on_each_side,
        draws_not_sorted,
        all_that_was_seen,
        point_without_draws,
    ),
}
