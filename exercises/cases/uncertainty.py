"""The data of the homework on uncertainty."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import ceil, erf, sqrt
from random import Random

from course_lib import exact
from exercises.cases import Check, Data, given
from exercises.mistakes.uncertainty import MISTAKES

WITHOUT_TRIALS = frozenset(
    {"anything-without-trials", "division-without-trials", "successes-unchecked"}
)
UNDEFINED = frozenset(
    {"zero-for-undefined", "nan-for-undefined", "draw-left-out", "division-in-a-draw"}
)
OF_LEVEL = frozenset({"percent-allowed", "level-unchecked"})


def standard_error(successes: int, trials: int) -> float:
    """√(p (1 − p) / n), where p = k / n."""
    share = Fraction(successes, trials)
    return sqrt(share * (1 - share) / trials)


def trials_needed(share: float, half_width: float, z: float) -> int:
    """The least n with z √(p (1 − p) / n) not above the half-width."""
    share, half_width, z = (Fraction(str(value)) for value in (share, half_width, z))
    return ceil(z**2 * share * (1 - share) / half_width**2)


def resamples_all_found(found: list[int]) -> Fraction:
    """The share of the equally likely resamples that hold nothing but objects found."""
    draws = product(range(len(found)), repeat=len(found))
    shares = exact.replicates(lambda _, hits: Fraction(sum(hits), len(hits)), found, found, draws)
    return Fraction(shares.count(1), len(shares))


def error_of_difference(both: int, only_a: int, only_b: int, neither: int) -> list:
    """The difference of two shares of the same objects, and its standard error.

    An object adds 1, −1 or 0: the mean of these is the difference, and their variance over the
    number of objects is that of the mean.
    """
    n = both + only_a + only_b + neither
    difference = Fraction(only_a - only_b, n)
    return [difference, sqrt((Fraction(only_a + only_b, n) - difference**2) / n)]


def wilson_interval(successes: int, n: int, z: float) -> tuple[float, float]:
    """The definition of the course, which is told the confidence in place of z."""
    return exact.wilson_interval(successes, n, confidence=erf(z / sqrt(2)))


def paired_differences(
    y_true: list[int], pred_a: list[int], pred_b: list[int], draws: Iterable[list[int]]
) -> list[Fraction]:
    """Recall of A less recall of B on each resample: a model's answers stay with their object."""

    def difference(truth: list[int], answers: list[tuple[int, int]]) -> Fraction:
        of_a, of_b = zip(*answers, strict=True)
        return exact.recall(truth, of_a) - exact.recall(truth, of_b)

    return exact.replicates(difference, y_true, zip(pred_a, pred_b, strict=True), draws)


def percentile_interval(values: list[float], level: float) -> tuple[Fraction, Fraction]:
    """The definition of the course, the values read as the decimals that they are written as."""
    return exact.percentile_interval([Fraction(str(value)) for value in values], confidence=level)


def counts(random: Random) -> list[Data]:
    """Five shares, one of them near to 0 and one near to 1."""
    n = [random.randint(12, 90) for _ in range(5)]
    k = [1, n[1] - 1, *(random.randint(size // 4, 3 * size // 4) for size in n[2:])]
    z = random.sample([1.28, 1.64, 2.05, 2.33, 2.58, 3.29], 5)
    return list(zip(k, n, z, strict=True))


def odd_counts(random: Random) -> list[Data]:
    """Nothing found; all found; no trial; more found than there are; fewer than none."""
    n = random.randint(6, 30)
    return [(0, n, 1.64), (n, n, 1.64), (0, 0, 2.58), (n + 1, n, 3.29), (-1, n, 3.29)]


def sample(random: Random) -> tuple[list[int], list[int], list[int]]:
    """Labels of eight to twelve hives, and the answers of two models: A finds more."""
    n = random.randint(8, 12)
    y_true = [1] * (n // 2) + [0] * (n - n // 2)
    random.shuffle(y_true)
    pred_a = [int(random.random() < (0.7 if label else 0.4)) for label in y_true]
    pred_b = [int(random.random() < (0.5 if label else 0.2)) for label in y_true]
    return y_true, pred_a, pred_b


def drawn(random: Random, y_true: list[int], number: int) -> list[list[int]]:
    """So many draws with replacement, each with a positive in it."""
    draws = []
    while len(draws) < number:
        draw = random.choices(range(len(y_true)), k=len(y_true))
        if any(y_true[i] for i in draw):
            draws.append(draw)
    return draws


def hives(random: Random) -> list[Data]:
    """Three samples, five draws from each."""
    samples = [sample(random) for _ in range(3)]
    return [(*answers, drawn(random, answers[0], 5)) for answers in samples]


def rare_hives(random: Random) -> list[Data]:
    """A draw without a positive among others; a sample without one; a draw of positives only."""
    y_true, pred_a, pred_b = sample(random)
    sick = [i for i, label in enumerate(y_true) if label]
    healthy = [i for i, label in enumerate(y_true) if not label]
    draws = drawn(random, y_true, 3)
    lacking = random.choices(healthy, k=len(y_true))
    return [
        (y_true, pred_a, pred_b, [*draws[:2], lacking, *draws[2:]]),
        ([0] * len(y_true), pred_a, pred_b, draws),
        (y_true, pred_a, pred_b, [random.choices(sick, k=len(y_true))]),
    ]


def replicates(random: Random) -> list[Data]:
    """Four lists of differences in no order, some of them repeated."""
    levels = random.sample([0.5, 0.6, 0.75, 0.8, 0.9, 0.95], 4)
    lengths = [random.randint(9, 24) for _ in levels]
    return [
        ([random.randint(-20, 60) / 100 for _ in range(length)], level)
        for length, level in zip(lengths, levels, strict=True)
    ]


def odd_levels(random: Random) -> list[Data]:
    """A level in per cent; below zero; 0; 1; one value; values that are all equal."""
    values = [random.randint(-20, 60) / 100 for _ in range(random.randint(8, 15))]
    bad = [(values, level) for level in (95, -0.9, 0, 1)]
    return [*bad, (values[:1], 0.95), (values[:1] * 6, 0.9)]


SIX = ([1, 1, 1, 1, 0, 0], [1, 1, 1, 0, 1, 0], [1, 0, 0, 1, 0, 1])
SIX_DRAWS = [[0, 1, 2, 3, 4, 5], [0, 1, 1, 4, 5, 4], [3, 3, 0, 5, 4, 5]]
NINE = [0.12, 0.3, -0.06, 0.18, 0.0, 0.24, 0.06, 0.42, 0.1]


def told(function: str, *but: frozenset[str]) -> frozenset[str]:
    """The mistakes of a function, but for some."""
    return frozenset(MISTAKES[function]).difference(*but)


CHECKS = {
    "hand-error": Check(
        "standard_error", standard_error, given((40, 50)), told("standard_error"), tolerance=1e-4
    ),
    "hand-wilson": Check("wilson_interval", wilson_interval, given((40, 50, 1.96)), tolerance=5e-4),
    "hand-needed": Check(
        "trials_needed",
        trials_needed,
        given((0.8, 0.05, 1.96)),
        told("trials_needed"),
    ),
    "hand-auc": Check(
        "auc_error",
        exact.hanley_mcneil_se,
        given((0.88, 20, 180)),
        told("auc_error"),
        tolerance=2e-4,
    ),
    "hand-resamples": Check(
        "resamples_all_found",
        resamples_all_found,
        given(([1, 1, 0],)),
        told("resamples_all_found"),
    ),
    "hand-paired": Check(
        "error_of_difference",
        error_of_difference,
        given((31, 9, 3, 7)),
        told("error_of_difference"),
        tolerance=1e-4,
    ),
    "wilson-shown": Check(
        "wilson_interval", wilson_interval, given((8, 10, 1.96), (50, 50, 1.96)), visible=True
    ),
    "wilson-shares": Check(
        "wilson_interval", wilson_interval, counts, told("wilson_interval", WITHOUT_TRIALS)
    ),
    "wilson-edge": Check("wilson_interval", wilson_interval, odd_counts, WITHOUT_TRIALS),
    "paired-shown": Check(
        "paired_differences", paired_differences, given((*SIX, SIX_DRAWS)), visible=True
    ),
    "paired-draws": Check(
        "paired_differences", paired_differences, hives, told("paired_differences", UNDEFINED)
    ),
    "paired-edge": Check("paired_differences", paired_differences, rare_hives, UNDEFINED),
    "percentile-shown": Check(
        "percentile_interval", percentile_interval, given((NINE, 0.5), (NINE, 0.9)), visible=True
    ),
    "percentile-values": Check(
        "percentile_interval",
        percentile_interval,
        replicates,
        told("percentile_interval", OF_LEVEL),
    ),
    "percentile-edge": Check("percentile_interval", percentile_interval, odd_levels, OF_LEVEL),
}
