"""Checks the answers of the homework, and names the mistake where it knows it.

Released to students beside the notebook, with `messages.json` (the messages in the language of
the notebook) and `mistakes.json` (the wrong answers to the visible tests). Standard library only.
"""

import builtins
import contextlib
import io
import json
import warnings
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from math import isclose, isfinite
from numbers import Real
from pathlib import Path

TOLERANCE = 1e-6
# The name of an exception, "nan" or "inf" where there is no number.
Outcome = float | str
Mistakes = dict[str, list[str]]


class WrongAnswerError(AssertionError):
    """An answer is wrong: the message is in the student's language, with the verdict at its end."""

    def __init__(self, verdict: str) -> None:
        super().__init__(f"{message(verdict)} [{verdict}]")
        self.verdict = verdict

    def _render_traceback_(self) -> list[str]:
        """What IPython shows: the message, and not the inside of this file."""
        return [str(self)]


def message(verdict: str) -> str:
    """What messages.json says of the verdict, such as "every-position" or "raises:TypeError"."""
    kind, _, detail = verdict.partition(":")
    return _read("messages.json")[kind].format(detail)


def known(check: str) -> Mistakes:
    """The answers that each known mistake gives to a visible test."""
    return _read("mistakes.json")[check]


def fraction(answer: object) -> None:
    """Wrong unless the answer is a Fraction from 0 to 1."""
    if answer is None:
        raise WrongAnswerError("unanswered")
    if not isinstance(answer, Fraction):
        raise WrongAnswerError("not-a-fraction")
    if not 0 <= answer <= 1:
        raise WrongAnswerError("out-of-range")


def number(answer: object, expected: str, mistakes: Mistakes) -> None:
    """Wrong unless the answer equals the expected value; mistakes give one answer each."""
    _judge([_plain(answer)], [expected], mistakes)


def function(
    answer: Callable, cases: list[tuple[list[int], list[float], str]], mistakes: Mistakes
) -> None:
    """Wrong unless the function gives the expected value, or error, in every case.

    A case is (y_true, y_score, expected); a mistake has one answer for each case.
    """
    outcomes = [_outcome(answer, y_true, y_score) for y_true, y_score, _ in cases]
    _judge(outcomes, [expected for _, _, expected in cases], mistakes)


def _judge(outcomes: list[Outcome], expected: list[str], mistakes: Mistakes) -> None:
    if _same(outcomes, expected):
        return
    for mistake, answers in mistakes.items():
        if _same(outcomes, answers):
            raise WrongAnswerError(mistake)
    if "NotImplementedError" in outcomes:
        raise WrongAnswerError("unanswered")
    for outcome, right in zip(outcomes, expected, strict=True):
        if isinstance(outcome, str) and outcome not in ("nan", "inf", right):
            raise WrongAnswerError(f"raises:{outcome}")
    raise WrongAnswerError("wrong-value")


def _same(outcomes: list[Outcome], answers: list[str]) -> bool:
    return all(map(_equal, outcomes, map(_parsed, answers)))


def _equal(a: Outcome, b: Outcome) -> bool:
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    return isclose(a, b, rel_tol=0, abs_tol=TOLERANCE)


def _parsed(answer: str) -> Outcome:
    """ "34/45" as a number; "ValueError" or "nan" as it stands."""
    try:
        return float(Fraction(answer))
    except ValueError:
        return answer


def _outcome(answer: Callable, y_true: list[int], y_score: list[float]) -> Outcome:
    """What the function returns or raises; what it prints or warns of is not our concern."""
    silent = io.StringIO()
    with (
        contextlib.redirect_stdout(silent),
        contextlib.redirect_stderr(silent),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        try:
            returned = answer(list(y_true), list(y_score))
        except (Exception, SystemExit) as error:
            return _name(error)
    if returned is None:
        raise WrongAnswerError("returns-nothing")
    return _plain(returned)


def _name(error: BaseException) -> str:
    """The name of the built-in exception that the error is."""
    names = [kind.__name__ for kind in type(error).__mro__ if hasattr(builtins, kind.__name__)]
    return "ValueError" if isinstance(error, ValueError) else names[0]


def _plain(answer: object) -> Outcome:
    """A number of any kind, also of numpy's, as a float."""
    if hasattr(answer, "item") and getattr(answer, "size", 1) == 1:
        answer = answer.item()
    if isinstance(answer, bool) or not isinstance(answer, Real | Decimal):
        raise WrongAnswerError("not-a-number")
    try:
        value = float(answer)
    except OverflowError:
        return "inf"
    return value if isfinite(value) else str(abs(value))


def _read(name: str) -> dict:
    return json.loads(Path(__file__).with_name(name).read_text("utf-8"))
