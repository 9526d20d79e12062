"""The data of the tests: drawn from a seed, with the right answers and those of each mistake."""

from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import NamedTuple

from exercises.cases import Check, Data
from exercises.check import TOLERANCE
from tools.grading.course import Assignment, GradingError

DRAWS = 1000
# Answers must differ by much more than what the test lets pass.
APART = 100 * TOLERANCE


class Tests(NamedTuple):
    """What a test cell needs: its cases, the right answers, the answers of the mistakes."""

    data: list[Data]
    expected: list[str]
    mistakes: dict[str, list[str]]
    visible: bool

    @property
    def cases(self) -> list[tuple[list[int], list[float], str]]:
        """The cases as `check.function` takes them."""
        return [(*case, right) for case, right in zip(self.data, self.expected, strict=True)]


def tests(assignment: Assignment, seed: str) -> dict[str, Tests]:
    """For each test cell, by its grade id, data that tell apart the mistakes it must name."""
    checks = import_module(f"exercises.cases.{assignment.module}").CHECKS
    mistakes = import_module(f"exercises.mistakes.{assignment.module}").MISTAKES
    return {name: _drawn(name, check, mistakes, seed) for name, check in checks.items()}


def _drawn(name: str, check: Check, mistakes: dict[str, Callable], seed: str) -> Tests:
    for attempt in range(DRAWS):
        data = check.draw(Random(f"{seed}/{name}/{attempt}"))
        expected = _answers(check.reference, data)
        answers = {mistake: _answers(function, data) for mistake, function in mistakes.items()}
        told = [expected, *(answers[mistake] for mistake in sorted(check.names))]
        if all(_differ(a, b) for i, a in enumerate(told) for b in told[:i]):
            wrong = {key: given for key, given in answers.items() if _differ(given, expected)}
            return Tests(data, expected, wrong, check.visible)
    raise GradingError(f"{name}: no data in {DRAWS} draws tell its mistakes apart: draw more cases")


def _answers(function: Callable, data: list[Data]) -> list[str]:
    return [_answer(function, y_true, y_score) for y_true, y_score in data]


def _answer(function: Callable, y_true: list[int], y_score: list[float]) -> str:
    try:
        return str(function(y_true, y_score))
    except (ValueError, ArithmeticError) as error:
        return type(error).__name__


def _differ(one: list[str], other: list[str]) -> bool:
    return any(_apart(a, b) for a, b in zip(one, other, strict=True))


def _apart(one: str, other: str) -> bool:
    """Whether two answers, numbers or names, are clearly different."""
    try:
        return abs(Fraction(one) - Fraction(other)) > APART
    except ValueError:
        return one != other
