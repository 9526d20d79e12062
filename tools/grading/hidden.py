"""The data of the tests: drawn from a seed, with the right answers and those of each mistake."""

from collections.abc import Callable
from copy import deepcopy
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import NamedTuple

from exercises.cases import Check, Data
from exercises.check import TOLERANCE, Answer
from tools.grading.course import Assignment, GradingError

DRAWS = 1000
# Answers must differ by much more than the usual tolerance.
APART = 100 * TOLERANCE


class Tests(NamedTuple):
    """What a test cell needs: its cases, the right answers, the answers of the mistakes."""

    data: list[Data]
    expected: list[Answer]
    mistakes: dict[str, list[Answer]]
    visible: bool
    tolerance: float

    @property
    def cases(self) -> list[tuple]:
        """The cases as `check.function` takes them."""
        return [(*case, right) for case, right in zip(self.data, self.expected, strict=True)]


def tests(assignment: Assignment, seed: str) -> dict[str, Tests]:
    """For each test cell, by its grade id, data that tell apart the mistakes it must name."""
    checks = import_module(f"exercises.cases.{assignment.module}").CHECKS
    mistakes = import_module(f"exercises.mistakes.{assignment.module}").MISTAKES
    return {
        name: _drawn(name, check, mistakes.get(check.function, {}), seed)
        for name, check in checks.items()
    }


def _drawn(name: str, check: Check, mistakes: dict[str, Callable], seed: str) -> Tests:
    apart = max(APART, 3 * check.tolerance)
    for attempt in range(DRAWS):
        data = check.draw(Random(f"{seed}/{name}/{attempt}"))
        expected = _answers(check.reference, data)
        answers = {mistake: _answers(function, data) for mistake, function in mistakes.items()}
        told = [expected, *(answers[mistake] for mistake in sorted(check.names))]
        if all(differ(a, b, apart) for i, a in enumerate(told) for b in told[:i]):
            wrong = {k: given for k, given in answers.items() if differ(given, expected, apart)}
            return Tests(data, expected, wrong, check.visible, check.tolerance)
    raise GradingError(f"{name}: no data in {DRAWS} draws tell its mistakes apart: draw more cases")


def _answers(function: Callable, data: list[Data]) -> list[Answer]:
    return [_answer(function, arguments) for arguments in data]


def _answer(function: Callable, arguments: Data) -> Answer:
    try:
        return _text(function(*deepcopy(arguments)))
    except Exception as error:
        return type(error).__name__


def _text(value: object) -> Answer:
    """A number as text, a list or an array of them as a list."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    return [_text(item) for item in value] if isinstance(value, list | tuple) else str(value)


def differ(one: Answer, other: Answer, apart: float) -> bool:
    """Whether two answers, numbers or names or lists of them, are clearly different."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) != len(other) or any(
            differ(a, b, apart) for a, b in zip(one, other, strict=True)
        )
    if isinstance(one, list) or isinstance(other, list):
        return True
    try:
        return abs(Fraction(one) - Fraction(other)) > apart
    except ValueError:
        return one != other
