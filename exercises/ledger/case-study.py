"""What the homework on the case study tells of its data and its tests."""

from exercises.cases.case_study import (
    CELLS,
    CHECKS,
    DEAR_MISS,
    FALSE_ALARM,
    MISS,
    TEST,
    THRESHOLD,
    VALIDATION,
    decide,
    loud,
    season,
    silent,
    twins,
)
from exercises.data.case_study import DIGITS, STEP

__all__ = [
    "CELLS",
    "DEAR_MISS",
    "DIGITS",
    "FALSE_ALARM",
    "MISS",
    "STEP",
    "TEST",
    "THRESHOLD",
    "VALIDATION",
    "chosen",
    "loud",
    "season",
    "silent",
    "tolerance",
    "twin_columns",
    "twin_draws",
]

tolerance = {name: check.tolerance for name, check in CHECKS.items()}
*twin_columns, twin_draws = twins


def chosen(model: str, cost_fn: int) -> float:
    """The model's cheapest threshold on the validation part."""
    parts = [part[name] for part in (VALIDATION, TEST) for name in ("label", model)]
    return decide(*parts, FALSE_ALARM, cost_fn)[0]
