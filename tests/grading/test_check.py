"""The module that students get beside the notebook."""

import importlib.util
import json
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tools.grading.course import LANGUAGES, Assignment

FIVE = [([1, 0, 1, 0, 1], [0.9, 0.8, 0.7, 0.6, 0.5], "34/45")]


@pytest.fixture(params=LANGUAGES)
def check(course: Path, request: pytest.FixtureRequest) -> ModuleType:
    """`check` as released in a language."""
    folder = Assignment("average-precision", request.param).notebook(course / "release").parent
    spec = importlib.util.spec_from_file_location("check", folder / "check.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said(check: ModuleType, judge, *arguments) -> str:
    """The verdict of a check that must fail; its message must be that of the catalogue."""
    with pytest.raises(check.WrongAnswerError) as raised:
        judge(*arguments)
    text, _, verdict = str(raised.value).rpartition(" [")
    assert text == check.message(verdict[:-1])
    return verdict[:-1]


@pytest.mark.parametrize(
    "answer",
    [Fraction(34, 45), 34 / 45, np.float64(34 / 45), np.array(34 / 45), Decimal(34) / 45],
    ids=lambda answer: type(answer).__name__,
)
def test_number_of_any_kind_is_right(check: ModuleType, answer: object) -> None:
    check.number(answer, "34/45", {"mistake": ["1/2"]})
    check.function(lambda y_true, y_score: answer, FIVE, {})


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (True, "not-a-number"),
        ("34/45", "not-a-number"),
        ([34 / 45], "not-a-number"),
        (float("nan"), "wrong-value"),
        (0.7556, "wrong-value"),
        (0.5, "every-position"),
    ],
)
def test_wrong_number_is_told(check: ModuleType, answer: object, verdict: str) -> None:
    mistakes = {"every-position": ["1/2"], "nan-without-positives": ["1/3"]}
    assert said(check, check.number, answer, "34/45", mistakes) == verdict


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [(None, "unanswered"), (0.5, "not-a-fraction"), (Fraction(4, 3), "out-of-range")],
)
def test_form_of_a_fraction_is_told(check: ModuleType, answer: object, verdict: str) -> None:
    assert said(check, check.fraction, answer) == verdict


def test_right_fraction_has_the_right_form(check: ModuleType) -> None:
    check.fraction(Fraction(1, 2))


def stub(y_true, y_score):
    raise NotImplementedError


def divides(y_true, y_score):
    return 1 / 0


def leaves(y_true, y_score):
    raise SystemExit


@pytest.mark.parametrize(
    ("function", "verdict"),
    [
        (stub, "unanswered"),
        (divides, "raises:ZeroDivisionError"),
        (leaves, "raises:SystemExit"),
        (lambda y_true, y_score: None, "returns-nothing"),
        (lambda y_true: 1, "raises:TypeError"),
    ],
)
def test_failing_function_is_told(check: ModuleType, function, verdict: str) -> None:
    assert said(check, check.function, function, FIVE, {}) == verdict


@pytest.mark.parametrize(
    ("answers", "expected", "verdict"),
    [
        ([0.5, 0], ["1/2", "ValueError"], "no-error"),
        ([[1, 2], [0, 0]], [["1", "2"], "ValueError"], "no-error"),
        ([0.5, float("nan")], ["1/2", "ValueError"], "no-error"),
        ([0.7, 0], ["1/2", "ValueError"], "wrong-value"),
        ([[1], [0, 0]], [["1", "2"], "ValueError"], "wrong-length"),
        ([[1, 2], [0, 0]], ["1/2", "ValueError"], "not-a-number"),
    ],
)
def test_missing_exception_is_told(check: ModuleType, answers, expected, verdict: str) -> None:
    given, cases = iter(answers), [([1], [0.5], each) for each in expected]
    assert said(check, check.function, lambda *_: next(given), cases, {}) == verdict


def test_a_mistake_is_named_only_if_all_its_answers_match(check: ModuleType) -> None:
    cases = [([1], [0.5], "1"), ([1, 0], [0.5, 0.5], "1/2")]
    answers = iter([1, 0.75])
    verdict = said(check, check.function, lambda *_: next(answers), cases, {"unsorted": ["1", "1"]})
    assert verdict == "wrong-value"


def test_known_mistakes_of_visible_tests(check: ModuleType) -> None:
    assert check.known("function-eight")["every-position"] == ["2417/3360"]
    assert "unsorted" not in check.known("function-eight")


def test_every_message_can_be_said(check: ModuleType) -> None:
    path = Path(check.__file__).with_name("messages.json")
    for verdict in json.loads(path.read_text("utf-8")):
        assert "{" not in check.message(f"{verdict}:TypeError")
