"""What the homework on uncertainty tells of its tests, and the season of its open question."""

from fractions import Fraction

from exercises.cases.uncertainty import CHECKS, NINE, SIX, SIX_DRAWS

__all__ = ["NINE", "RESAMPLES", "SEASON", "SEED", "SIX", "SIX_DRAWS", "cases", "tolerance"]

tolerance = {name: check.tolerance for name, check in CHECKS.items()}

#: What laboratory, A and B say of a hive, and how many such hives there are.
SEASON = {
    (1, 1, 1): 55,
    (1, 1, 0): 11,
    (1, 0, 1): 2,
    (1, 0, 0): 12,
    (0, 1, 1): 4,
    (0, 1, 0): 8,
    (0, 0, 1): 2,
    (0, 0, 0): 146,
}
#: How many times the season is resampled, and the seed.
RESAMPLES, SEED = 1000, 1


def cases(name: str) -> list[tuple]:
    """The arguments of the calls of a test whose data are given, decimals as fractions."""
    return [tuple(map(_exact, call)) for call in CHECKS[name].draw(None)]


def _exact(value: object) -> object:
    return Fraction(str(value)) if isinstance(value, float) else value
