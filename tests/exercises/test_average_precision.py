"""The data of the homework on average precision."""

from fractions import Fraction

import pytest

from course_lib.exact import average_precision
from exercises.cases import Check, given
from exercises.cases import average_precision as cases
from exercises.mistakes.average_precision import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment, GradingError

HOMEWORK = Assignment("average-precision", "ru")


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    expected = {name: tests[name].expected for name in ("hand-five", "hand-tied", "hand-bottom")}
    assert expected == {"hand-five": ["34/45"], "hand-tied": ["7/12"], "hand-bottom": ["5/12"]}


def test_data_that_tell_nothing_apart_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Check(cases.FUNCTION, average_precision, given(([1], [0.5])), frozenset({"ascending"}))
    monkeypatch.setitem(cases.CHECKS, "function-order", check)
    with pytest.raises(GradingError, match="function-order: no data"):
        hidden.tests(HOMEWORK, "any")


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    for mistake, function in MISTAKES[cases.FUNCTION].items():
        assert function([1], [0.5]) == 1, mistake


def test_numbers_of_the_open_question() -> None:
    night = {}
    text = (ROOT / "exercises/ru/average-precision.md").read_text("utf-8")
    data = text[text.index("night_true =") : text.index("for model, y_score")]
    exec(data, night)
    found = {m: average_precision(night["night_true"], s) for m, s in night["night_score"].items()}
    assert found == {"A": Fraction(2, 3), "B": Fraction(163, 240)}
