"""Checks the answers of the homework, and names the mistake where it knows it.

Released to students beside the notebook, with `messages.json` (the messages in the language of
the notebook), `mistakes.json` (the wrong answers to the visible tests) and `questions.json` (what
is asked). Standard library only.
"""

import builtins
import contextlib
import io
import json
import sys
import warnings
from collections.abc import Callable
from copy import deepcopy
from decimal import Decimal
from fractions import Fraction
from math import isclose, isfinite
from numbers import Real
from pathlib import Path
from types import ModuleType
from typing import Any

TOLERANCE = 1e-6
# What an answer may import beside the standard library.
FAIR = {"numpy", "pandas", "matplotlib"}
# The name of an exception, "nan" or "inf" where there is no number.
Outcome = float | str | list
# The same as text, "34/45", or a list of such.
Answer = str | list
Mistakes = dict[str, list[Answer]]


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


def decimal(answer: object) -> None:
    """Wrong unless the answer is a number."""
    if answer is None:
        raise WrongAnswerError("unanswered")
    if isinstance(_plain(answer), list):
        raise WrongAnswerError("not-a-number")


def numbers(answer: object, length: int) -> None:
    """Wrong unless the answer is a list, tuple or array of so many numbers."""
    if answer is None:
        raise WrongAnswerError("unanswered")
    plain = _plain(answer)
    if not isinstance(plain, list):
        raise WrongAnswerError("not-a-list")
    if len(plain) != length:
        raise WrongAnswerError("wrong-length")


def number(
    answer: object, expected: Answer, mistakes: Mistakes, tolerance: float = TOLERANCE
) -> None:
    """Wrong unless the answer, a number or a list, equals the expected one.

    A mistake has one answer.
    """
    _judge([_plain(answer)], [expected], mistakes, tolerance)


def function(
    answer: Callable, cases: list[tuple], mistakes: Mistakes, tolerance: float = TOLERANCE
) -> None:
    """Wrong unless the function gives the expected value, or error, in every case.

    A case is (*arguments, expected); a mistake has one answer for each case.
    """
    outcomes = [_outcome(answer, arguments) for *arguments, _ in cases]
    _judge(outcomes, [expected for *_, expected in cases], mistakes, tolerance)


def before_handing_in(names: dict[str, object]) -> None:
    """Prints what can be seen at home of each question, and of the saved notebook.

    `names` are the notebook's own: `check.before_handing_in(globals())`.
    """
    for question in _read("questions.json"):
        if question["tests"]:
            print(f"{question['title']}: {_seen(question['tests'], names)}")
    for module in sorted(_modules(names)):
        print(message(f"unfair-import:{module}"))
    _print_of_the_file()
    print(message("hidden-tests-follow"))


def _seen(tests: list[str], names: dict[str, object]) -> str:
    """What the visible tests of a question say."""
    for test in tests:
        try:
            exec(test, dict(names))
        except WrongAnswerError as wrong:
            return message(wrong.verdict)
        except Exception as error:
            return message(f"raises:{_name(error)}")
    return message("looks-ready")


def _modules(names: dict[str, object]) -> set[str]:
    """The modules beyond the fair ones that the names come from."""
    found = set()
    for name, value in names.items():
        module = value.__name__ if isinstance(value, ModuleType) else None
        module = module or getattr(value, "__module__", None)
        if not name.startswith("_") and isinstance(module, str):
            found.add(module.partition(".")[0])
    known = {"__main__", __name__, "IPython", "ipykernel"}
    return found - known - FAIR - sys.stdlib_module_names


def _print_of_the_file() -> None:
    """Prints which cells of the saved notebook are empty, or stopped with an error."""
    for path in Path().glob("*.ipynb"):
        cells = json.loads(path.read_text("utf-8-sig"))["cells"]
        stubs = {q["name"]: q for q in _read("questions.json") if "stub" in q}
        for place, cell in enumerate(cells, 1):
            name = cell["metadata"].get("nbgrader", {}).get("grade_id")
            if name in stubs and "".join(cell["source"]).strip() == stubs[name]["stub"]:
                print(f"{stubs[name]['title']}: {message('unanswered')}")
            if any(output["output_type"] == "error" for output in cell.get("outputs", [])):
                print(f"{path.name}: {message(f'cell-raised:{place}')}")


def _judge(
    outcomes: list[Outcome], expected: list[Answer], mistakes: Mistakes, tolerance: float
) -> None:
    if _same(outcomes, expected, tolerance):
        return
    for mistake, answers in mistakes.items():
        if _same(outcomes, answers, tolerance):
            raise WrongAnswerError(mistake)
    if "NotImplementedError" in outcomes:
        raise WrongAnswerError("unanswered")
    pairs = list(zip(outcomes, expected, strict=True))
    for outcome, right in pairs:
        if isinstance(outcome, str) and outcome not in ("nan", "inf", right):
            raise WrongAnswerError(f"raises:{outcome}")
    answered = [(outcome, right) for outcome, right in pairs if not _is_error(right)]
    for outcome, right in answered:
        if isinstance(outcome, list) != isinstance(right, list) and not isinstance(outcome, str):
            raise WrongAnswerError("not-a-list" if isinstance(right, list) else "not-a-number")
        if isinstance(outcome, list) and len(outcome) != len(right):
            raise WrongAnswerError("wrong-length")
    if all(_equal(outcome, _parsed(right), tolerance) for outcome, right in answered):
        raise WrongAnswerError("no-error")
    raise WrongAnswerError("wrong-value")


def _is_error(answer: Answer) -> bool:
    """Whether what is expected is not a value but an exception, by its name."""
    return isinstance(parsed := _parsed(answer), str) and parsed not in ("nan", "inf")


def _same(outcomes: list[Outcome], answers: list[Answer], tolerance: float) -> bool:
    return all(
        _equal(outcome, _parsed(answer), tolerance)
        for outcome, answer in zip(outcomes, answers, strict=True)
    )


def _equal(a: Outcome, b: Outcome, tolerance: float) -> bool:
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(_equal, a, b, [tolerance] * len(a)))
    if isinstance(a, float) and isinstance(b, float):
        return isclose(a, b, rel_tol=0, abs_tol=tolerance)
    return a == b


def _parsed(answer: Answer) -> Outcome:
    """ "34/45" as a number; "ValueError" or "nan" as it stands."""
    if isinstance(answer, list):
        return [_parsed(item) for item in answer]
    try:
        return float(Fraction(answer))
    except ValueError:
        return answer


def _outcome(answer: Callable, arguments: list) -> Outcome:
    """What the function returns or raises; what it prints or warns of is not our concern."""
    silent = io.StringIO()
    with (
        contextlib.redirect_stdout(silent),
        contextlib.redirect_stderr(silent),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        try:
            returned = answer(*deepcopy(arguments))
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
    """A number of any kind, also of numpy's, as a float; a list, tuple or array as a list."""
    if hasattr(answer, "tolist"):
        answer = answer.item() if answer.size == 1 and answer.ndim == 0 else answer.tolist()
    if isinstance(answer, list | tuple):
        return [float(item) if isinstance(item, bool) else _plain(item) for item in answer]
    if isinstance(answer, bool) or not isinstance(answer, Real | Decimal):
        raise WrongAnswerError("not-a-number")
    try:
        value = float(answer)
    except OverflowError:
        return "inf"
    return value if isfinite(value) else str(abs(value))


def _read(name: str) -> Any:
    return json.loads(Path(__file__).with_name(name).read_text("utf-8"))
