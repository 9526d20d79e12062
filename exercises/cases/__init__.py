"""The data of the tests, one module for each assignment.

Each module has `CHECKS`: for the grade id of each test cell, a `Check`. None of this is
released to students, apart from what a visible test shows.
"""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import NamedTuple

from exercises.check import TOLERANCE

Data = tuple
"""The arguments of one call."""


class Check(NamedTuple):
    """How the data of one test cell are drawn, and what they must tell apart."""

    function: str
    """Whose mistakes to look for: the function that the student writes, or uses by hand."""
    reference: Callable
    """The definition: gives the right answer to each case."""
    draw: Callable[[Random], list[Data]]
    """The cases, drawn anew until they tell the mistakes below apart."""
    names: frozenset[str] = frozenset()
    """Mistakes that must each give a wrong answer here, and each a different one."""
    visible: bool = False
    """Whether students see the data, and so may be told the mistake at home."""
    tolerance: float = TOLERANCE
    """How far from the right answer an answer may be."""


def given(*cases: Data) -> Callable[[Random], list[Data]]:
    """The same cases whatever the seed."""
    return lambda random: deepcopy(list(cases))
