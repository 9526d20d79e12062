"""Errors and intervals of shares as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and what is undefined raises ValueError unless that is its mistake. Those of
`standard_error`, `trials_needed`, `auc_error`, `resamples_all_found` and `error_of_difference`
are made by hand.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import ceil, floor, nan, sqrt
from statistics import NormalDist, fmean, stdev

from exercises.mistakes import named

Pair = tuple[float, float]
Draws = list[list[int]]


def spread_of_one(successes, trials):
    """Takes the standard deviation of a single trial."""
    return sqrt(successes * (trials - successes)) / trials


def variance_for_error(successes, trials):
    """Leaves out the root."""
    return successes * (trials - successes) / trials**3


def one_trial_fewer(successes, trials):
    """Divides by n - 1, as if the variance were that of a sample of measurements."""
    return sqrt(successes * (trials - successes) / (trials**2 * (trials - 1)))


def whole_width(share, half_width, z):
    """Takes the half-width for the whole width."""
    return ceil(z**2 * share * (1 - share) / (half_width / 2) ** 2)


def rounded_down(share, half_width, z):
    """Rounds to the trial that is not enough."""
    return floor(z**2 * share * (1 - share) / half_width**2)


def one_error_wide(share, half_width, z):
    """Leaves out z: the half-width is one standard error."""
    return ceil(share * (1 - share) / half_width**2)


def hanley_mcneil(auc, n_pos, n_neg):
    """The standard error from Q1 and Q2 of exponential scores."""
    both, twice = auc / (2 - auc), 2 * auc**2 / (1 + auc)
    spread = (n_pos - 1) * (both - auc**2) + (n_neg - 1) * (twice - auc**2)
    return sqrt((auc * (1 - auc) + spread) / (n_pos * n_neg))


def pairs_as_trials(auc, n_pos, n_neg):
    """Takes the pairs for independent trials."""
    return sqrt(auc * (1 - auc) / (n_pos * n_neg))


def classes_exchanged(auc, n_pos, n_neg):
    """Puts the number of positives where that of negatives belongs."""
    return hanley_mcneil(auc, n_neg, n_pos)


def auc_as_accuracy(auc, n_pos, n_neg):
    """Takes AUC for the share of objects that are answered rightly."""
    return sqrt(auc * (1 - auc) / (n_pos + n_neg))


def order_forgotten(found):
    """Counts sets of objects, which are not equally likely, for sequences."""
    draws = list(combinations_with_replacement(found, len(found)))
    return Fraction(sum(map(all, draws)), len(draws))


def two_samples(both, only_a, only_b, neither):
    """Adds the variances of the two models, as if each had objects of its own."""
    n = both + only_a + only_b + neither
    a, b = both + only_a, both + only_b
    return [(a - b) / n, sqrt((a * (n - a) + b * (n - b)) / n**3)]


def mean_not_subtracted(both, only_a, only_b, neither):
    """Takes the mean square for the variance."""
    n = both + only_a + only_b + neither
    return [(only_a - only_b) / n, sqrt(only_a + only_b) / n]


def need_share(successes: int, n: int) -> None:
    """ValueError unless so many of so many trials can succeed."""
    if n == 0 or not 0 <= successes <= n:
        raise ValueError("successes must lie between 0 and a number of trials above zero")


def wilson(k: int, n: int, z: float, *, middle=None, under=None, below=None) -> Pair:
    """Wilson's interval, with one of its parts replaced."""
    need_share(k, n)
    middle = k + z * z / 2 if middle is None else middle
    under = k * (n - k) / n + z * z / 4 if under is None else under
    below = n + z * z if below is None else below
    return (middle - z * sqrt(under)) / below, (middle + z * sqrt(under)) / below


def around(share: float, n: float, z: float) -> Pair:
    """Share ± z standard errors, the share itself in them."""
    reach = z * sqrt(share * (1 - share) / n)
    return share - reach, share + reach


def wald(successes, n, z):
    """Puts the share found into the standard error."""
    need_share(successes, n)
    return around(successes / n, n, z)


def wald_cut(successes, n, z):
    """The same, cut to [0, 1]."""
    low, high = wald(successes, n, z)
    return max(low, 0), min(high, 1)


def agresti_coull(successes, n, z):
    """Wald's interval around Wilson's middle."""
    need_share(successes, n)
    return around((successes + z * z / 2) / (n + z * z), n + z * z, z)


def middle_not_moved(successes, n, z):
    """Leaves the share in the middle."""
    need_share(successes, n)
    return wilson(successes, n, z, middle=successes / n * (n + z * z))


def bare_root(successes, n, z):
    """Leaves z²/4 out under the root."""
    need_share(successes, n)
    return wilson(successes, n, z, under=successes * (n - successes) / n)


def z_in_denominator(successes, n, z):
    """Divides by n + z."""
    return wilson(successes, n, z, below=n + z)


def share_for_count(successes, n, z):
    """Puts k/n into the middle in place of k: two forms of the formula in one."""
    need_share(successes, n)
    return wilson(successes, n, z, middle=successes / n + z * z / 2)


def only_reach_divided(successes, n, z):
    """Forgets the brackets: only what stands after ± is divided."""
    low, high = wilson(successes, n, z)
    middle, reach = successes + z * z / 2, (high - low) / 2
    return middle - reach, middle + reach


def usual_z(successes, n, z):
    """Takes 1.96 whatever z is."""
    return wilson(successes, n, 1.96)


def high_first(successes, n, z):
    """Returns the high end first."""
    low, high = wilson(successes, n, z)
    return high, low


def anything_without_trials(successes, n, z):
    """Returns [0, 1] when there is no trial."""
    return wilson(successes, n, z) if n or successes else (0, 1)


def division_without_trials(successes, n, z):
    """Divides by the number of trials without a look at it."""
    return wilson(successes, n, z) if n or successes else successes / n


def successes_unchecked(successes, n, z):
    """Computes with more successes than trials, or fewer than none."""
    if n == 0 or 0 <= successes <= n:
        return wilson(successes, n, z)
    reach = z * sqrt(max(successes * (n - successes) / n + z * z / 4, 0))
    return tuple((successes + z * z / 2 + end) / (n + z * z) for end in (-reach, reach))


def recall(y_true: Sequence[int], y_pred: Sequence[int]) -> Fraction:
    """The share of the positives that are flagged; ValueError without a positive."""
    if not any(y_true):
        raise ValueError("no positive label")
    return Fraction(sum(t * p for t, p in zip(y_true, y_pred, strict=True)), sum(y_true))


def at(values: Sequence, draw: Sequence[int]) -> list:
    """The values at the positions drawn."""
    return [values[i] for i in draw]


def differences(y_true, pred_a, pred_b, draws: Draws, metric: Callable = recall) -> list:
    """The metric of A less that of B on each resample."""
    return [
        metric(at(y_true, d), at(pred_a, d)) - metric(at(y_true, d), at(pred_b, d)) for d in draws
    ]


def draws_not_shared(y_true, pred_a, pred_b, draws):
    """Takes the next draw for B: the pairs are torn."""
    others = draws[1:] + draws[:1]
    return [
        recall(at(y_true, d), at(pred_a, d)) - recall(at(y_true, o), at(pred_b, o))
        for d, o in zip(draws, others, strict=True)
    ]


def labels_not_drawn(y_true, pred_a, pred_b, draws):
    """Draws the predictions and leaves the labels as they were."""
    differences(y_true, pred_a, pred_b, draws)
    return [recall(y_true, at(pred_a, d)) - recall(y_true, at(pred_b, d)) for d in draws]


def repeats_dropped(y_true, pred_a, pred_b, draws):
    """Takes each object of a draw once."""
    return differences(y_true, pred_a, pred_b, [sorted(set(draw)) for draw in draws])


def b_minus_a(y_true, pred_a, pred_b, draws):
    """Subtracts the other way round."""
    return differences(y_true, pred_b, pred_a, draws)


def sign_lost(y_true, pred_a, pred_b, draws):
    """Takes the absolute value."""
    return [abs(value) for value in differences(y_true, pred_a, pred_b, draws)]


def accuracy(y_true: Sequence[int], y_pred: Sequence[int]) -> Fraction:
    """The share of right answers."""
    return Fraction(sum(t == p for t, p in zip(y_true, y_pred, strict=True)), len(y_true))


def accuracy_for_recall(y_true, pred_a, pred_b, draws):
    """Compares the shares of right answers."""
    differences(y_true, pred_a, pred_b, draws)
    return differences(y_true, pred_a, pred_b, draws, accuracy)


def positives_of_sample(y_true, pred_a, pred_b, draws):
    """Divides by the positives of the sample in place of those of the draw."""
    return [
        value * Fraction(sum(at(y_true, draw)), sum(y_true))
        for value, draw in zip(differences(y_true, pred_a, pred_b, draws), draws, strict=True)
    ]


def rounded_before(y_true, pred_a, pred_b, draws):
    """Rounds each recall to two decimals before the subtraction."""
    return differences(y_true, pred_a, pred_b, draws, lambda *pair: round(recall(*pair), 2))


def without_positives(y_true, pred_a, pred_b, draws, value) -> list:
    """The differences, a given value where a draw has no positive."""
    return [
        differences(y_true, pred_a, pred_b, [draw])[0] if any(at(y_true, draw)) else value
        for draw in draws
    ]


def zero_for_undefined(y_true, pred_a, pred_b, draws):
    """Puts 0 where a draw has no positive."""
    return without_positives(y_true, pred_a, pred_b, draws, 0)


def nan_for_undefined(y_true, pred_a, pred_b, draws):
    """Puts NaN where a draw has no positive."""
    return without_positives(y_true, pred_a, pred_b, draws, nan)


def draw_left_out(y_true, pred_a, pred_b, draws):
    """Leaves the draws without a positive out and says nothing."""
    kept = [draw for draw in draws if any(at(y_true, draw))]
    return differences(y_true, pred_a, pred_b, kept)


def division_in_a_draw(y_true, pred_a, pred_b, draws):
    """Divides by the number of positives of a draw without a look at it."""
    return [
        differences(y_true, pred_a, pred_b, [draw])[0]
        if any(at(y_true, draw))
        else Fraction(1, sum(at(y_true, draw)))
        for draw in draws
    ]


def tail_of(level: float) -> float:
    """What is cut from either side; ValueError if the level is not between 0 and 1."""
    if not 0 < level < 1:
        raise ValueError("level must lie between 0 and 1")
    return (1 - level) / 2


def quantile(ascending: Sequence[float], share: float) -> float:
    """The quantile at position share (m - 1), straight between its neighbours."""
    position = share * (len(ascending) - 1)
    left = min(max(int(position), 0), len(ascending) - 1)
    right = min(left + 1, len(ascending) - 1)
    return ascending[left] + (ascending[right] - ascending[left]) * (position - left)


def not_sorted(values, level):
    """Takes the values in the order of the draws."""
    tail = tail_of(level)
    return quantile(values, tail), quantile(values, 1 - tail)


def whole_tail_on_each_side(values, level):
    """Cuts 1 - level from either side, not half of it."""
    tail, ascending = 2 * tail_of(level), sorted(values)
    return quantile(ascending, min(tail, 1)), quantile(ascending, max(1 - tail, 0))


def position_times_m(values, level):
    """Takes the value with the index int(share m)."""
    tail, ascending, m = tail_of(level), sorted(values), len(values)
    return ascending[int(tail * m)], ascending[min(int((1 - tail) * m), m - 1)]


def nearest_value(values, level):
    """Takes the nearest value in place of one between two."""
    tail, ascending = tail_of(level), sorted(values)
    return tuple(ascending[round(share * (len(values) - 1))] for share in (tail, 1 - tail))


def normal_reach(values, level):
    """The mean ± z standard deviations of the replicates."""
    z = NormalDist().inv_cdf(1 - tail_of(level))
    reach = z * stdev(values) if len(values) > 1 else 0
    return fmean(values) - reach, fmean(values) + reach


def least_and_greatest(values, level):
    """Takes all that was seen."""
    tail_of(level)
    return min(values), max(values)


def percent_allowed(values, level):
    """Reads a level above 1 as a percentage."""
    tail = tail_of(level / 100 if level > 1 else level)
    return quantile(sorted(values), tail), quantile(sorted(values), 1 - tail)


def level_unchecked(values, level):
    """Goes on with a level that makes no sense."""
    tail, ascending = (1 - level) / 2, sorted(values)
    return quantile(ascending, tail), quantile(ascending, 1 - tail)


MISTAKES = {
    "standard_error": named(spread_of_one, variance_for_error, one_trial_fewer),
    "trials_needed": named(whole_width, rounded_down, one_error_wide),
    "auc_error": named(pairs_as_trials, classes_exchanged, auc_as_accuracy),
    "resamples_all_found": named(order_forgotten),
    "error_of_difference": named(two_samples, mean_not_subtracted),
    "wilson_interval": named(
        wald,
        wald_cut,
        agresti_coull,
        middle_not_moved,
        bare_root,
        z_in_denominator,
        share_for_count,
        only_reach_divided,
        usual_z,
        high_first,
        anything_without_trials,
        division_without_trials,
        successes_unchecked,
    ),
    "paired_differences": named(
        draws_not_shared,
        labels_not_drawn,
        repeats_dropped,
        b_minus_a,
        sign_lost,
        accuracy_for_recall,
        positives_of_sample,
        rounded_before,
        zero_for_undefined,
        nan_for_undefined,
        draw_left_out,
        division_in_a_draw,
    ),
    "percentile_interval": named(
        not_sorted,
        whole_tail_on_each_side,
        position_times_m,
        nearest_value,
        normal_reach,
        least_and_greatest,
        percent_allowed,
        level_unchecked,
    ),
}
