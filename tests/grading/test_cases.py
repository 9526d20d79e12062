"""The data of the tests tell the mistakes apart, whatever the seed."""

import json
from fractions import Fraction

import pytest

from course_lib.exact import average_precision
from exercises.cases import Check
from exercises.cases import average_precision as cases
from exercises.mistakes.average_precision import MISTAKES
from tools.grading import hidden
from tools.grading.course import LANGUAGES, ROOT, Assignment, GradingError

HOMEWORK = Assignment("average-precision", "ru")


@pytest.mark.parametrize("seed", [f"seed {number}" for number in range(100)])
def test_data_tell_the_mistakes_apart(seed: str) -> None:
    tests = hidden.tests(HOMEWORK, seed)
    for name, check in cases.CHECKS.items():
        assert check.names <= tests[name].mistakes.keys()
        answers = [tuple(tests[name].mistakes[mistake]) for mistake in check.names]
        assert len(set(answers)) == len(answers)
        assert tuple(tests[name].expected) not in answers


def test_every_mistake_is_told_apart_by_a_hidden_test() -> None:
    assert set().union(*(check.names for check in cases.CHECKS.values())) == set(MISTAKES)


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    expected = {name: tests[name].expected for name in ("hand-five", "hand-tied", "hand-bottom")}
    assert expected == {"hand-five": ["34/45"], "hand-tied": ["7/12"], "hand-bottom": ["5/12"]}


def test_data_that_tell_nothing_apart_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Check(average_precision, cases.given(([1], [0.5])), frozenset({"ascending"}))
    monkeypatch.setitem(cases.CHECKS, "function-order", check)
    with pytest.raises(GradingError, match="function-order: no data"):
        hidden.tests(HOMEWORK, "any")


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    for mistake, function in MISTAKES.items():
        assert function([1], [0.5]) == 1, mistake


def test_numbers_of_the_open_question() -> None:
    night = {}
    text = (ROOT / "exercises/ru/average-precision.md").read_text("utf-8")
    data = text[text.index("night_true =") : text.index("for model, y_score")]
    exec(data, night)
    found = {m: average_precision(night["night_true"], s) for m, s in night["night_score"].items()}
    assert found == {"A": Fraction(2, 3), "B": Fraction(163, 240)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_complete(language: str) -> None:
    folder = ROOT / "exercises/messages"
    own = json.loads((folder / language / "average-precision.json").read_text("utf-8"))
    assert list(own["mistakes"]) == list(MISTAKES)
    assert list(own["questions"]) == [*cases.CHECKS, "open-report"]
    common = json.loads((folder / language / "check.json").read_text("utf-8"))
    assert common.keys() == json.loads((folder / "ru/check.json").read_text("utf-8")).keys()
    words = ROOT / "tools/grading/words"
    own_words = json.loads((words / f"{language}.json").read_text("utf-8"))
    russian = json.loads((words / "ru.json").read_text("utf-8"))
    assert own_words.keys() == russian.keys()
    assert own_words["verdicts"].keys() == russian["verdicts"].keys()
