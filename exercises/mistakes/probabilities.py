"""Losses of probabilities, their calibration, and AUC after isotonic regression, done wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and it raises ValueError where the text asks for it, unless that is its mistake.
"""

from collections import defaultdict
from fractions import Fraction
from math import ceil, floor, inf, log, log2, log10, nan, sqrt

from exercises.mistakes import named

# How near to 0 and 1 a probability may come under a logarithm.
EPSILON = 2**-52
# A bin: its members (label, probability).
Bin = list[tuple[int, float]]


def mean(values: list) -> float:
    """The mean of a list that is not empty."""
    return sum(values) / len(values)


def checked(y_prob: list[float]) -> None:
    """ValueError if the list is empty, or holds what is no probability."""
    if len(y_prob) == 0:
        raise ValueError("no forecast")
    if not all(0 <= p <= 1 for p in y_prob):
        raise ValueError("a probability lies outside [0, 1]")


def given(y_true: list[int], y_prob: list[float]) -> list[float]:
    """The probability that was given to what came true, for each object."""
    checked(y_prob)
    return [p if label else 1 - p for label, p in zip(y_true, y_prob, strict=True)]


def kept(p: float, epsilon: float = EPSILON) -> float:
    """The probability, kept away from 0 and 1."""
    return min(max(p, epsilon), 1 - epsilon)


def loss(p: float) -> float:
    """Minus the logarithm of the probability of what came true."""
    return -log(kept(p))


def decimal_logarithm(y_true, y_prob):
    """Takes the logarithm to the base 10."""
    return mean([-log10(kept(p)) for p in given(y_true, y_prob)])


def binary_logarithm(y_true, y_prob):
    """Takes the logarithm to the base 2."""
    return mean([-log2(kept(p)) for p in given(y_true, y_prob)])


def summed_losses(y_true, y_prob):
    """Adds the losses up, and does not divide."""
    return sum(map(loss, given(y_true, y_prob)))


def no_minus(y_true, y_prob):
    """Forgets the minus before the logarithm."""
    return -mean([*map(loss, given(y_true, y_prob))])


def positives_only(y_true, y_prob):
    """Leaves out the second half of the formula, that of the negatives."""
    losses = [loss(p) for p in given(y_true, y_prob)]
    return mean([label * value for label, value in zip(y_true, losses, strict=True)])


def wrong_class(y_true, y_prob):
    """Takes the probability of what did not come true."""
    return mean([loss(1 - p) for p in given(y_true, y_prob)])


def label_ignored(y_true, y_prob):
    """Takes the probability of the positive class, whatever came true."""
    checked(y_prob)
    return mean([*map(loss, y_prob)])


def decisions_first(y_true, y_prob):
    """Rounds the probabilities to decisions before the logarithm."""
    checked(y_prob)
    return mean([*map(loss, given(y_true, [float(p >= 0.5) for p in y_prob]))])


def losses_rounded(y_true, y_prob):
    """Rounds each loss to two decimals before the mean."""
    return mean([round(loss(p), 2) for p in given(y_true, y_prob)])


def logarithm_of_the_mean(y_true, y_prob):
    """Takes the mean first and then the logarithm."""
    return loss(mean(given(y_true, y_prob)))


def averaged_by_class(y_true, y_prob):
    """Takes the mean of each class, and then of the two."""
    classes = defaultdict(list)
    for label, p in zip(y_true, given(y_true, y_prob), strict=True):
        classes[label].append(loss(p))
    return mean([mean(losses) for losses in classes.values()])


def farther_from_the_edge(y_true, y_prob):
    """Keeps 1e-15 from 0 and 1, as old libraries did."""
    return mean([-log(kept(p, 1e-15)) for p in given(y_true, y_prob)])


def impossible_skipped(y_true, y_prob):
    """Counts nothing for what was declared impossible and came true."""
    return mean([loss(p) if p > 0 else 0 for p in given(y_true, y_prob)])


def impossible_infinite(y_true, y_prob):
    """Lets the loss be infinite."""
    return mean([loss(p) if p > 0 else inf for p in given(y_true, y_prob)])


def zero_times_infinity(y_true, y_prob):
    """Writes both halves of the formula for each object: 0 times minus infinity is no number."""

    def ln(p):
        return log(p) if p > 0 else -inf

    checked(y_prob)
    return -mean(
        [y * ln(p) + (1 - y) * ln(1 - p) for y, p in zip(y_true, y_prob, strict=True)],
    )


def logarithm_of_zero(y_true, y_prob):
    """Takes the logarithm without a look at what stands under it."""
    return -mean([log(p) for p in given(y_true, y_prob)])


def outside_clipped(y_true, y_prob):
    """Moves what is no probability to the edge and goes on."""
    return mean([*map(loss, given(y_true, [min(max(p, 0), 1) for p in y_prob]))])


def gaps(y_true: list[int], y_prob: list[float]) -> list[float]:
    """Probability minus label, for each object."""
    checked(y_prob)
    return [p - label for label, p in zip(y_true, y_prob, strict=True)]


def absolute_distance(y_true, y_prob):
    """Takes the distance without squaring it."""
    return mean([abs(gap) for gap in gaps(y_true, y_prob)])


def signed_distance(y_true, y_prob):
    """Neither squares the difference nor drops its sign."""
    return mean(gaps(y_true, y_prob))


def square_root(y_true, y_prob):
    """Takes the root of the mean square."""
    return sqrt(mean([gap**2 for gap in gaps(y_true, y_prob)]))


def summed_squares(y_true, y_prob):
    """Adds the squares up, and does not divide."""
    return sum(gap**2 for gap in gaps(y_true, y_prob))


def both_classes(y_true, y_prob):
    """Adds the square of the other class, as Brier did."""
    return 2 * mean([gap**2 for gap in gaps(y_true, y_prob)])


def decisions_squared(y_true, y_prob):
    """Rounds the probabilities to decisions: what is left is the share of errors."""
    checked(y_prob)
    return mean([gap**2 for gap in gaps(y_true, [float(p >= 0.5) for p in y_prob])])


def other_class(y_true, y_prob):
    """Takes the distance of the negative class's probability from the label."""
    checked(y_prob)
    return mean([gap**2 for gap in gaps(y_true, [1 - p for p in y_prob])])


def square_of_the_mean(y_true, y_prob):
    """Takes the mean first and then the square."""
    return mean(gaps(y_true, y_prob)) ** 2


def skill_score(y_true, y_prob):
    """Gives the relative improvement over the share of positives."""
    score, share = mean([gap**2 for gap in gaps(y_true, y_prob)]), mean(y_true)
    return 1 - score / (share * (1 - share)) if 0 < share < 1 else score


def one_less(y_true, y_prob):
    """Divides by n − 1, as for a variance."""
    squares = [gap**2 for gap in gaps(y_true, y_prob)]
    return sum(squares) / max(len(squares) - 1, 1)


def outside_accepted(y_true, y_prob):
    """Takes any number for a probability."""
    if len(y_prob) == 0:
        raise ValueError("no forecast")
    return mean([(p - label) ** 2 for label, p in zip(y_true, y_prob, strict=True)])


def empty_is_zero(y_true, y_prob):
    """Returns 0 where there is no forecast."""
    return mean([gap**2 for gap in gaps(y_true, y_prob)]) if len(y_prob) else 0


def empty_is_nan(y_true, y_prob):
    """Returns NaN where there is no forecast."""
    return mean([gap**2 for gap in gaps(y_true, y_prob)]) if len(y_prob) else nan


def division_by_zero(y_true, y_prob):
    """Divides by the number of forecasts without a look at it."""
    return mean([gap**2 for gap in gaps(y_true, y_prob)]) if len(y_prob) else 0 / len(y_prob)


def binned(y_true: list[int], y_prob: list[float], bins: int) -> dict[int, Bin]:
    """The bins that are not empty, each edge belonging to the bin below it."""
    return grouped(y_true, y_prob, lambda p: max(ceil(Fraction(p) * bins) - 1, 0))


def grouped(y_true: list[int], y_prob: list[float], place) -> dict[int, Bin]:
    """Objects by the place of their probability."""
    groups = defaultdict(list)
    for label, p in zip(y_true, y_prob, strict=True):
        groups[place(p)].append((label, p))
    return groups


def share(members: Bin) -> float:
    """Share of positives."""
    return mean([label for label, _ in members])


def promise(members: Bin) -> float:
    """Mean probability."""
    return mean([p for _, p in members])


def distance(members: Bin) -> float:
    """How far the share is from what was promised."""
    return abs(share(members) - promise(members))


def weighted(groups: dict[int, Bin], n: int, value=distance) -> float:
    """Sum over the bins, each weighing as many of the n objects as it holds."""
    return sum(len(members) / n * value(members) for members in groups.values())


def bins_unweighted(y_true, y_prob, bins):
    """Takes the plain mean over the bins that are not empty."""
    return mean([distance(members) for members in binned(y_true, y_prob, bins).values()])


def empty_bins_counted(y_true, y_prob, bins):
    """Takes the plain mean over all bins, an empty one for a perfect one."""
    return sum(map(distance, binned(y_true, y_prob, bins).values())) / bins


def signed_gaps(y_true, y_prob, bins):
    """Lets gaps of different signs cancel."""
    return weighted(
        binned(y_true, y_prob, bins),
        len(y_true),
        lambda members: share(members) - promise(members),
    )


def bin_centre(y_true, y_prob, bins):
    """Takes the middle of the bin for the mean of its probabilities."""
    groups = binned(y_true, y_prob, bins)
    return sum(
        len(members) / len(y_true) * abs(share(members) - (place + 0.5) / bins)
        for place, members in groups.items()
    )


def largest_gap(y_true, y_prob, bins):
    """Takes the worst bin in place of the mean."""
    return max(map(distance, binned(y_true, y_prob, bins).values()))


def squared_gaps(y_true, y_prob, bins):
    """Squares the gaps, as in the Brier score's first part."""
    return weighted(
        binned(y_true, y_prob, bins), len(y_true), lambda members: distance(members) ** 2
    )


def top_label(y_true, y_prob, bins):
    """Compares the share of right decisions with the probability of the decision."""
    right = [int((p >= 0.5) == label) for label, p in zip(y_true, y_prob, strict=True)]
    return weighted(binned(right, [max(p, 1 - p) for p in y_prob], bins), len(y_true))


def equally_full(y_true, y_prob, bins):
    """Makes the bins equally full, not equally wide."""
    ranked = sorted(zip(y_prob, y_true, strict=True))
    groups = defaultdict(list)
    for rank, (p, label) in enumerate(ranked):
        groups[rank * bins // len(ranked)].append((label, p))
    return weighted(groups, len(y_true))


def object_by_object(y_true, y_prob, bins):
    """Uses no bins: the mean distance of a probability from its own label."""
    return mean([abs(p - label) for label, p in zip(y_true, y_prob, strict=True)])


def bins_over_the_range(y_true, y_prob, bins):
    """Divides the stretch from the least to the greatest probability, not that from 0 to 1."""
    low, high = map(Fraction, (min(y_prob), max(y_prob)))
    if low == high:
        return weighted(binned(y_true, y_prob, bins), len(y_true))
    width = (high - low) / bins
    groups = grouped(y_true, y_prob, lambda p: max(ceil((Fraction(p) - low) / width) - 1, 0))
    return weighted(groups, len(y_true))


def ten_bins_always(y_true, y_prob, bins):
    """Takes ten bins, whatever was asked for."""
    return weighted(binned(y_true, y_prob, 10), len(y_true))


def edge_upward(y_true, y_prob, bins):
    """Puts a probability on an edge into the bin above it."""
    groups = grouped(y_true, y_prob, lambda p: min(floor(Fraction(p) * bins), bins - 1))
    return weighted(groups, len(y_true))


def one_lost(y_true, y_prob, bins):
    """Puts it above, and leaves out 1, above which there is no bin."""
    groups = grouped(y_true, y_prob, lambda p: floor(Fraction(p) * bins))
    return weighted({k: members for k, members in groups.items() if k < bins}, len(y_true))


def zero_lost(y_true, y_prob, bins):
    """Leaves out 0, below which there is no bin."""
    groups = grouped(y_true, y_prob, lambda p: ceil(Fraction(p) * bins) - 1)
    return weighted({k: members for k, members in groups.items() if k >= 0}, len(y_true))


def zero_in_the_last_bin(y_true, y_prob, bins):
    """Gives 0 the index −1, which in Python is the last bin."""
    groups = grouped(y_true, y_prob, lambda p: (ceil(Fraction(p) * bins) - 1) % bins)
    return weighted(groups, len(y_true))


def pairs(y_true: list[int], y_score: list[float], tie: float) -> Fraction:
    """Share of the positive and negative pairs in order, where a tied pair counts as `tie`."""
    scores = {0: [], 1: []}
    for label, score in zip(y_true, y_score, strict=True):
        scores[label].append(score)
    won = sum(1 if p > n else tie * (p == n) for p in scores[1] for n in scores[0])
    return Fraction(won) / (len(scores[0]) * len(scores[1]))


def pooled(y_true: list[int], y_score: list[float]) -> list[Fraction]:
    """The probabilities that isotonic regression gives to the objects, whose scores differ."""
    order = sorted(range(len(y_score)), key=y_score.__getitem__)
    pools = []
    for i in order:
        pools.append([i])
        while len(pools) > 1 and rate(pools[-1], y_true) <= rate(pools[-2], y_true):
            last = pools.pop()
            pools[-1] += last
    fitted = {i: rate(pool, y_true) for pool in pools for i in pool}
    return [fitted[i] for i in range(len(y_score))]


def rate(pool: list[int], y_true: list[int]) -> Fraction:
    """Share of positives among the objects of a pool."""
    return Fraction(sum(y_true[i] for i in pool), len(pool))


def order_kept(y_true, y_score):
    """Believes that calibration never changes AUC."""
    return pairs(y_true, y_score, Fraction(1, 2))


def tied_pairs_lost(y_true, y_score):
    """Counts the pairs inside a pool as lost."""
    return pairs(y_true, pooled(y_true, y_score), 0)


def tied_pairs_won(y_true, y_score):
    """Counts the pairs inside a pool as won."""
    return pairs(y_true, pooled(y_true, y_score), 1)


MISTAKES = {
    "log_loss": named(
        decimal_logarithm,
        binary_logarithm,
        summed_losses,
        no_minus,
        positives_only,
        wrong_class,
        label_ignored,
        decisions_first,
        losses_rounded,
        logarithm_of_the_mean,
        averaged_by_class,
        farther_from_the_edge,
        impossible_skipped,
        impossible_infinite,
        zero_times_infinity,
        logarithm_of_zero,
        outside_clipped,
    ),
    "brier": named(
        absolute_distance,
        signed_distance,
        square_root,
        summed_squares,
        both_classes,
        decisions_squared,
        other_class,
        square_of_the_mean,
        skill_score,
        one_less,
        outside_accepted,
        empty_is_zero,
        empty_is_nan,
        division_by_zero,
    ),
    "expected_calibration_error": named(
        bins_unweighted,
        empty_bins_counted,
        signed_gaps,
        bin_centre,
        largest_gap,
        squared_gaps,
        top_label,
        equally_full,
        object_by_object,
        bins_over_the_range,
        ten_bins_always,
        edge_upward,
        one_lost,
        zero_lost,
        zero_in_the_last_bin,
    ),
    "isotonic_auc": named(order_kept, tied_pairs_lost, tied_pairs_won),
}
