"""The data of the homework on probabilities."""

import re
from ast import literal_eval
from fractions import Fraction

import pytest

from course_lib.data import Example, eight, ten
from course_lib.exact import brier, log_loss
from exercises.cases import probabilities as cases
from exercises.mistakes.probabilities import MISTAKES
from tools.grading import hidden
from tools.grading.course import LANGUAGES, Assignment

HOMEWORK = Assignment("probabilities", "ru")


def text(language: str) -> str:
    return Assignment("probabilities", language).text.read_text("utf-8")


def rows(language: str, heading: str) -> list[list]:
    """The rows of the only table of a question, as far as they hold numbers."""
    section = re.split(r"^## ", text(language), flags=re.MULTILINE)[int(heading)]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines]
    numbers = [[literal_eval(cell) for cell in line if cell[:1].isdigit()] for line in cells]
    return [row for row in numbers if row]


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    exact = {"hand-share": "3/5", "hand-brier": "19/100", "hand-bins": "1/8"}
    for name, value in {**exact, "hand-isotonic": "7/8"}.items():
        assert tests[name].expected == [value]
    assert float(tests["hand-bold"].expected[0]) == pytest.approx(4.605, abs=5e-4)
    assert float(tests["hand-cautious"].expected[0]) == pytest.approx(0.916, abs=5e-4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_by_hand_ask_of_the_data_that_are_graded(language: str) -> None:
    assert rows(language, "2") == [cases.BOLD[1], cases.CAUTIOUS[1]]
    assert Example(*reversed(rows(language, "4"))) == ten
    assert Example(*reversed(rows(language, "5"))) == eight
    labels, probabilities = [], []
    for probability, days, hail in rows(language, "3"):
        labels += [1] * hail + [0] * (days - hail)
        probabilities += [probability] * days
    assert (labels, probabilities) == cases.SEASONS


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    certain = {
        "log_loss": (([1], [1.0]), 0),
        "brier": (([1], [1.0]), 0),
        "expected_calibration_error": (([1], [1.0], 1), 0),
        "isotonic_auc": (([0, 1], [0.2, 0.9]), 1),
    }
    # To these even a perfect forecast is wrong.
    never_right = {"wrong-class", "zero-times-infinity", "other-class", "bin-centre"}
    for function, (arguments, right) in certain.items():
        for mistake, wrong in MISTAKES[function].items():
            if mistake not in never_right:
                assert wrong(*arguments) == pytest.approx(right, abs=1e-12), mistake


def test_numbers_of_the_open_question() -> None:
    summer = {}
    cell = text("ru")
    exec(cell[cell.index("summer = {") : cell.index("for forecaster, groups")], summer)
    scores = {}
    for forecaster, groups in summer["summer"].items():
        y_true, y_prob = [], []
        for probability, days, hail in groups:
            y_true += [1] * hail + [0] * (days - hail)
            y_prob += [probability] * days
        error = cases.expected_calibration_error(y_true, y_prob, 10)
        scores[forecaster] = (round(log_loss(y_true, y_prob), 4), brier(y_true, y_prob), error)
    assert scores == {
        "A": (0.5143, Fraction(6193, 40000), Fraction(41, 400)),
        "B": (0.6109, Fraction(21, 100), 0),
    }
