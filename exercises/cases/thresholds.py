"""The data of the homework on thresholds."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random

from course_lib import exact
from course_lib.data import eight, errors, held_out, six, ten
from exercises.cases import Check, Data, given
from exercises.mistakes.thresholds import MISTAKES

# The names of the functions that students write.
COST, CHEAPEST, RECALL = "total_cost", "threshold_for_cost", "threshold_for_recall"
GRID = [0.3, 0.5, 0.7, 0.9]
# What a false alarm and a miss cost, and what a flood weighs in the other model.
FALSE_ALARM, MISS, WEIGHT = 1, 10, 10
BUDGET = 3
HALF = 0.5

ONLY_IN_TIES = frozenset({"block-split", "block-broken"})
WITHOUT_ALARM = frozenset({"nobody-forgotten", "one-for-nobody"})
WITHOUT_POSITIVES = frozenset(
    {"anything-without-positives", "zero-without-positives", "division-by-zero"}
)


def total_cost(
    y_true: Iterable, y_score: Iterable, threshold: float, cost_fp: int, cost_fn: int
) -> Fraction:
    """What the decisions at a threshold cost."""
    return exact.total_cost(y_true, y_score, threshold, cost_fp=cost_fp, cost_fn=cost_fn)


def threshold_for_cost(
    y_true: Iterable, y_score: Iterable, cost_fp: int, cost_fn: int
) -> float | Fraction:
    """The threshold of the least cost, ∞ if no alarm is worth its price."""
    return exact.threshold_for_cost(y_true, y_score, cost_fp=cost_fp, cost_fn=cost_fn)


def precision_and_recall(y_true: list[int], y_score: list[float], threshold: float) -> list:
    """Precision and recall at a threshold."""
    return [metric(y_true, y_score, threshold) for metric in (exact.precision, exact.recall)]


def f1_of_thresholds(y_true: list[int], y_score: list[float], thresholds: list[float]) -> list:
    """F1 at each threshold."""
    return [exact.f1(y_true, y_score, threshold) for threshold in thresholds]


def best_f1(y_true: list[int], y_score: list[float]) -> list:
    """The threshold of the best F1, and that F1."""
    threshold = exact.threshold_for_fbeta(y_true, y_score)
    return [threshold, exact.f1(y_true, y_score, threshold)]


def threshold_of_prices(cost_fp: int, cost_fn: int) -> Fraction:
    """The threshold of calibrated probabilities."""
    return exact.calibrated_threshold(cost_fp=cost_fp, cost_fn=cost_fn)


def threshold_on_probability(weight: int, cost_fp: int, cost_fn: int) -> Fraction:
    """What the threshold of the prices is on the probability, if it is set on weighted scores."""
    return exact.weighted_probability(threshold_of_prices(cost_fp, cost_fn), Fraction(1, weight))


def budget(y_true: list[int], y_score: list[float], k: int) -> list:
    """The threshold that spends k alarms, and precision at k."""
    return [exact.threshold_for_budget(y_score, k), exact.precision_at_k(y_true, y_score, k)]


def labels(random: Random, length: int) -> list[int]:
    """Four positives, the others negative, in any order."""
    drawn = [1] * 4 + [0] * (length - 4)
    random.shuffle(drawn)
    return drawn


def distinct(random: Random) -> Data:
    """Labels and distinct scores, in no order."""
    length = random.randint(9, 13)
    return labels(random, length), [k / 100 for k in random.sample(range(3, 98), length)]


def repeated(random: Random) -> Data:
    """Labels and scores that repeat, in no order."""
    length = random.randint(10, 14)
    levels = [0.15, 0.35, 0.55, 0.65, 0.85]
    return labels(random, length), [random.choice(levels) for _ in range(length)]


def prices(random: Random) -> tuple[int, int]:
    """A false alarm and a miss, which is dearer."""
    return random.randint(1, 3), random.randint(4, 12)


def decisions(random: Random) -> list[Data]:
    """Five sets, each decided at one of its scores."""
    sets = [random.choice([distinct, repeated])(random) for _ in range(5)]
    return [(*case, random.choice(case[1]), *prices(random)) for case in sets]


def decision_edges(random: Random) -> list[Data]:
    """No positive; nobody flagged; all flagged; no error."""
    y_true, y_score = distinct(random)
    return [
        ([0] * len(y_true), y_score, sorted(y_score)[2], *prices(random)),
        (y_true, y_score, 1, *prices(random)),
        (y_true, y_score, 0, *prices(random)),
        ([1, 0], [0.8, 0.2], 0.5, *prices(random)),
    ]


def searches(random: Random) -> list[Data]:
    """Six sets with distinct scores."""
    return [(*distinct(random), *prices(random)) for _ in range(6)]


def tied_searches(random: Random) -> list[Data]:
    """Six sets whose scores repeat, and whose prices are small, so that costs are often equal."""
    return [(*repeated(random), 1, random.randint(1, 4)) for _ in range(6)]


def search_edges(random: Random) -> list[Data]:
    """No positive; nothing but positives; no alarm worth its price; a free miss, a free alarm."""
    y_true, y_score = distinct(random)
    return [
        ([0] * len(y_true), y_score, *prices(random)),
        ([1] * len(y_true), y_score, *prices(random)),
        (y_true, y_score, random.randint(50, 90), 1),
        (y_true, y_score, random.randint(1, 5), 0),
        (y_true, y_score, 0, random.randint(1, 5)),
    ]


def floors(random: Random) -> list[Data]:
    """Seven sets with distinct scores."""
    return [(*distinct(random), random.choice([0.25, 0.3, 0.5, 0.6, 0.75])) for _ in range(7)]


def tied_floors(random: Random) -> list[Data]:
    """Six sets whose scores repeat."""
    return [(*repeated(random), random.choice([0.25, 0.5, 0.7, 0.75])) for _ in range(6)]


def floor_edges(random: Random) -> list[Data]:
    """No positive; nothing but positives; all to be found; nothing to be found; one object."""
    y_true, y_score = distinct(random)
    return [
        ([0] * len(y_true), y_score, 0.5),
        ([1] * len(y_true), y_score, 0.5),
        (y_true, y_score, 1),
        (y_true, y_score, 0),
        ([1], [0.4], 1),
    ]


def names(function: str) -> frozenset[str]:
    """All mistakes of a function."""
    return frozenset(MISTAKES[function])


CHECKS = {
    "hand-cost": Check(COST, total_cost, given((*errors, HALF, FALSE_ALARM, MISS))),
    "hand-rates": Check(
        "precision_and_recall",
        precision_and_recall,
        given((*ten, HALF)),
        names("precision_and_recall"),
    ),
    "hand-grid": Check(
        "f1_of_thresholds", f1_of_thresholds, given((*ten, GRID)), names("f1_of_thresholds")
    ),
    "hand-best": Check("best_f1", best_f1, given(ten), names("best_f1")),
    "hand-price": Check(
        "threshold_of_prices",
        threshold_of_prices,
        given((FALSE_ALARM, MISS)),
        names("threshold_of_prices"),
    ),
    "hand-weight": Check(
        "threshold_on_probability",
        threshold_on_probability,
        given((WEIGHT, FALSE_ALARM, MISS)),
        names("threshold_on_probability"),
    ),
    "hand-budget": Check("budget", budget, given((*ten, BUDGET)), names("budget")),
    "cost-visible": Check(
        COST,
        total_cost,
        given((*held_out, HALF, 1, 10), (*held_out, 0.55, 5, 500), (*six, 1, 1, 2)),
        visible=True,
    ),
    "cost-order": Check(COST, total_cost, decisions, names(COST) - {"empty-cell"}),
    "cost-edge": Check(COST, total_cost, decision_edges, frozenset({"empty-cell"})),
    "search-visible": Check(
        CHEAPEST,
        threshold_for_cost,
        given((*six, 1, 10), (*six, 1, 1), (*six, 10, 1)),
        visible=True,
    ),
    "search-order": Check(
        CHEAPEST,
        threshold_for_cost,
        searches,
        names(CHEAPEST) - ONLY_IN_TIES - WITHOUT_ALARM - {"lowest-of-equal"},
    ),
    "search-ties": Check(
        CHEAPEST, threshold_for_cost, tied_searches, names(CHEAPEST) - WITHOUT_ALARM
    ),
    "search-edge": Check(
        CHEAPEST, threshold_for_cost, search_edges, WITHOUT_ALARM | {"lowest-of-equal"}
    ),
    "floor-visible": Check(
        RECALL,
        exact.threshold_for_recall,
        given((*eight, 0.75), (*eight, 1), ([0, 1, 1], [0.9, 0.8, 0.7], 0.3)),
        visible=True,
    ),
    "floor-order": Check(
        RECALL, exact.threshold_for_recall, floors, names(RECALL) - ONLY_IN_TIES - WITHOUT_POSITIVES
    ),
    "floor-ties": Check(
        RECALL,
        exact.threshold_for_recall,
        tied_floors,
        frozenset({"block-broken", "highest-reaching", "floor-exceeded", "less-recall-of-equal"}),
    ),
    "floor-edge": Check(RECALL, exact.threshold_for_recall, floor_edges, WITHOUT_POSITIVES),
}
