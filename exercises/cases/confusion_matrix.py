"""The data of the homework on the confusion matrix."""

from collections.abc import Callable
from fractions import Fraction
from math import lcm
from random import Random

from course_lib.data import (
    decisions,
    hidden_specificity,
    payments,
    screening,
    ten,
)
from course_lib.exact import confusion_counts, precision, recall, specificity, total_cost
from exercises.cases import Check, Data, given
from exercises.mistakes.confusion_matrix import MISTAKES


def inverted(y_true: list[int], y_pred: list[int]) -> tuple[list[int], list[int]]:
    """The same decisions with the other class as the positive one."""
    return [1 - label for label in y_true], [1 - label for label in y_pred]


def row_shares(y_true: list[int], y_pred: list[int]) -> list[Fraction]:
    """Sensitivity and specificity."""
    return [recall(y_true, y_pred), specificity(y_true, y_pred)]


def column_shares(y_true: list[int], y_pred: list[int]) -> list[Fraction]:
    """The positive and the negative predictive value."""
    return [precision(y_true, y_pred), precision(*inverted(y_true, y_pred))]


def expected(sensitivity: float, specificity: float, prevalence: float) -> Data:
    """The fewest decisions with exactly these shares."""
    r, s, p = (Fraction(str(share)) for share in (sensitivity, specificity, prevalence))
    shares = {"tp": p * r, "fn": p * (1 - r), "fp": (1 - p) * (1 - s), "tn": (1 - p) * s}
    n = lcm(*(share.denominator for share in shares.values()))
    return decisions(**{cell: int(n * share) for cell, share in shares.items()})


def positive_predictive_value(*shares: float) -> Fraction:
    """Share of positives among the flagged."""
    return precision(*expected(*shares))


def negative_predictive_value(*shares: float) -> Fraction:
    """Share of negatives among those that are not flagged."""
    return precision(*inverted(*expected(*shares)))


def break_even(tp: int, fp: int) -> Fraction:
    """The cost of a miss, a false alarm costing 1, at which to flag nothing costs the same."""
    saved = total_cost(*decisions(fn=tp), cost_fp=0, cost_fn=1)
    return total_cost(*decisions(tp=tp, fp=fp), cost_fp=1, cost_fn=0) / saved


def sorted_apples(random: Random) -> Data:
    """Labels and decisions in which every cell occurs, in any order."""
    cells = [(1, 1), (0, 1), (1, 0), (0, 0)]
    pairs = [cell for cell in cells for _ in range(random.randint(1, 7))]
    random.shuffle(pairs)
    return [label for label, _ in pairs], [flag for _, flag in pairs]


def ordinary(random: Random) -> list[Data]:
    """Three sets of decisions in which every cell occurs."""
    return [sorted_apples(random) for _ in range(3)]


def odd_lists(random: Random) -> list[Data]:
    """An empty class, an empty column, one object; a list too long; a label that is no label."""
    length = random.randint(5, 9)
    some = [1, 0, *random.choices([0, 1], k=length - 2)]
    y_true, y_pred = sorted_apples(random)
    spoilt = [*y_true[:-1], 2]
    return [
        ([0] * length, some),
        (some, [0] * length),
        ([1], [1]),
        (y_true, y_pred[:-1]),
        (y_true, [*y_pred, 1]),
        (spoilt, y_pred),
        (y_pred, spoilt),
    ]


def scored(random: Random, scores: list[float], threshold: float) -> Data:
    """Apples with these scores in any order: the greater ones are wormy more often."""
    scores = random.sample(scores, len(scores))
    top = max(scores)
    return [int(random.random() < 0.2 + 0.6 * score / top) for score in scores], scores, threshold


def at_the_threshold(random: Random) -> list[Data]:
    """Three sets with scores that equal the threshold, one of them not from 0 to 1."""
    sets = []
    for scale in (100, 100, 1):
        threshold = random.randint(20, 80) / scale
        scores = [random.randint(5, 96) / scale for _ in range(random.randint(10, 14))]
        sets.append(scored(random, [*scores, threshold, threshold], threshold))
    return sets


def all_or_nothing(random: Random) -> list[Data]:
    """A threshold above all scores, the greatest one, the least one, and one below all."""
    scores = [k / 100 for k in random.sample(range(10, 91), random.randint(7, 10))]
    levels = max(scores) + 0.05, max(scores), min(scores), min(scores) - 0.05
    return [scored(random, scores, round(level, 2)) for level in levels]


def shares(random: Random) -> list[Data]:
    """Four gates on four lines: sensitivity, specificity, prevalence."""
    return [
        (
            random.randint(10, 19) / 20,
            random.randint(11, 19) / 20,
            random.choice([0.01, 0.02, 0.05, 0.1, 0.3]),
        )
        for _ in range(4)
    ]


def extreme_shares(random: Random) -> list[Data]:
    """No positive, nothing but positives, no false alarm; nothing flagged, in two ways."""
    r, s, p = (random.randint(2, 18) / 20 for _ in range(3))
    return [(r, s, 0), (r, s, 1), (r, 1, p), (0, s, p), (0, 1, p), (r, 1, 0)]


def by_hand(function: str, reference: Callable, data: Data) -> Check:
    """A question about something that nobody writes as a function."""
    return Check(function, reference, given(data), NAMES[function])


gate = (0.9, 0.91, 0.01)
screened = confusion_counts(*screening)
decided = (ten.y_true, [int(score >= 0.5) for score in ten.y_score])
lines = given((0.85, 0.95, 0.01), (0.85, 0.95, 0.5))

NAMES = {function: frozenset(mistakes) for function, mistakes in MISTAKES.items()}
ODD = frozenset({"empty-cells-dropped", "shorter-list", "unknown-as-negative"})
UNDEFINED = frozenset(
    {"zero-without-alarms", "one-without-alarms", "nan-without-alarms", "division-by-zero"}
)

COUNTS, AT, PPV = "confusion_counts", "counts_at_threshold", "positive_predictive_value"
CHECKS = {
    "hand-cells": Check(COUNTS, confusion_counts, given(payments)),
    "hand-rows": by_hand("row_shares", row_shares, payments),
    "hand-columns": by_hand("column_shares", column_shares, payments),
    "hand-restored": Check(COUNTS, confusion_counts, given(hidden_specificity)),
    "hand-ppv": Check(PPV, positive_predictive_value, given(gate)),
    "hand-npv": by_hand("negative_predictive_value", negative_predictive_value, gate),
    "hand-cost": by_hand("break_even", break_even, (screened.tp, screened.fp)),
    "counts-ten": Check(COUNTS, confusion_counts, given(decided), visible=True),
    "counts-ordinary": Check(COUNTS, confusion_counts, ordinary, NAMES[COUNTS] - ODD),
    "counts-odd": Check(COUNTS, confusion_counts, odd_lists, ODD),
    "threshold-ten": Check(AT, confusion_counts, given((*ten, 0.7)), visible=True),
    "threshold-ordinary": Check(AT, confusion_counts, at_the_threshold, NAMES[AT]),
    "threshold-extreme": Check(AT, confusion_counts, all_or_nothing),
    "ppv-lines": Check(PPV, positive_predictive_value, lines, visible=True),
    "ppv-ordinary": Check(PPV, positive_predictive_value, shares, NAMES[PPV] - UNDEFINED),
    "ppv-extreme": Check(PPV, positive_predictive_value, extreme_shares, UNDEFINED),
}
