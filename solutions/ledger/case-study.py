"""What the worked solutions of the case study say of the stored data."""

from functools import cache
from random import Random
from typing import NamedTuple

from course_lib import exact
from exercises.cases.case_study import (
    CELLS,
    DEAR_MISS,
    FALSE_ALARM,
    MISS,
    TEST,
    THRESHOLD,
    VALIDATION,
    areas,
    below,
    costs_of_rules,
    decide,
    losses,
    paired_interval,
    recall_interval,
)

__all__ = [
    "CELLS",
    "DEAR_MISS",
    "DRAWS",
    "FALSE_ALARM",
    "MISS",
    "TEST",
    "THRESHOLD",
    "at",
    "below",
    "contains_zero",
    "costs_of_rules",
    "decision",
    "gap",
    "interval",
    "linear_areas",
    "linear_losses",
    "on_validation",
    "quadratic_areas",
    "quadratic_losses",
]

DRAWS = 500
labels = TEST["label"]
at = exact.confusion_counts(labels, TEST["quadratic"], THRESHOLD)
interval = recall_interval(*at)
linear_areas, quadratic_areas = (areas(labels, TEST[m]) for m in ("linear", "quadratic"))
linear_losses, quadratic_losses = (losses(labels, TEST[m]) for m in ("linear", "quadratic"))


class Decision(NamedTuple):
    """The threshold of the validation part, its cost on the test part, the cost without a model."""

    threshold: float
    cost: int
    cost_without_model: int


class Gap(NamedTuple):
    """Mean cost of the quadratic model less the linear one's, and its interval."""

    mean: float
    low: float
    high: float


def decision(model: str, cost_fn: int) -> Decision:
    """What the homework's function says of a model at a price."""
    parts = [part[name] for part in (VALIDATION, TEST) for name in ("label", model)]
    return Decision(*decide(*parts, FALSE_ALARM, cost_fn))


def on_validation(model: str, cost_fn: int) -> int:
    """What the threshold cost where it was chosen."""
    threshold = decision(model, cost_fn).threshold
    costs = {"cost_fp": FALSE_ALARM, "cost_fn": cost_fn}
    return exact.total_cost(VALIDATION["label"], VALIDATION[model], threshold, **costs)


@cache
def gap(cost_fn: int) -> Gap:
    """The gap at a price, from the homework's draws."""
    random, objects = Random(0), range(len(labels))
    draws = [random.choices(objects, k=len(objects)) for _ in range(DRAWS)]
    thresholds = {model: decision(model, cost_fn).threshold for model in ("quadratic", "linear")}
    flags = [[int(score >= t) for score in TEST[model]] for model, t in thresholds.items()]
    return Gap(*paired_interval(labels, *flags, FALSE_ALARM, cost_fn, draws))


def contains_zero(gap: Gap) -> bool:
    """Whether the interval of a gap leaves its sign open."""
    return gap.low <= 0 <= gap.high
