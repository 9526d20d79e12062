"""What the solution on uncertainty computes: intervals and errors, each with a second witness."""

from fractions import Fraction
from itertools import combinations_with_replacement
from random import Random

import numpy as np

from book.ledger.uncertainty import hanley_mcneil_se, wald, wilson
from exercises.cases import uncertainty as _cases
from exercises.ledger.uncertainty import RESAMPLES, SEASON, SEED, cases
from tools.numbers.witnesses import witnessed

__all__ = ["RESAMPLES", "SEASON", "SEED", "cases", "hanley_mcneil_se", "wald", "wilson"]


def _deviation(both: int, only_a: int, only_b: int, neither: int) -> list[float]:
    """The difference and its error from the values of all objects."""
    values = np.repeat([0, 1, -1, 0], [both, only_a, only_b, neither])
    return [values.mean(), values.std() / np.sqrt(len(values))]


error_of_difference = witnessed(_cases.error_of_difference, _deviation)
standard_error = witnessed(
    _cases.standard_error,
    lambda found, trials: np.std(np.repeat([1, 0], [found, trials - found])) / np.sqrt(trials),
)


def unordered(found: list[int]) -> list[tuple]:
    """The resamples of a few objects where their order is forgotten."""
    return list(combinations_with_replacement(found, len(found)))


def season_interval(n_resamples: int, seed: int, level: Fraction) -> list[float]:
    """The percentile interval of the difference of recalls over the season."""
    hives = [hive for hive, count in SEASON.items() for _ in range(count)]
    truth, a, b = map(list, zip(*hives, strict=True))
    random = Random(seed)
    draws = [random.choices(range(len(hives)), k=len(hives)) for _ in range(n_resamples)]
    return _interval(truth, a, b, draws, float(level))


def _of_definition(truth, a, b, draws, level) -> list[float]:
    found = _cases.paired_differences(truth, a, b, draws)
    return [float(end) for end in _cases.percentile_interval(found, level)]


def _of_arrays(truth, a, b, draws, level) -> list[float]:
    sick = np.array(truth)[draws]
    gained = (sick * (np.array(a) - np.array(b))[draws]).sum(axis=1) / sick.sum(axis=1)
    return np.quantile(gained, [(1 - level) / 2, (1 + level) / 2]).tolist()


_interval = witnessed(_of_definition, _of_arrays, tolerance=1e-9)
