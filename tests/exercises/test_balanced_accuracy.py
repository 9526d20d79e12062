"""The data of the homework on balanced accuracy."""

from fractions import Fraction

import pytest

from course_lib import exact
from course_lib.data import payments
from exercises.cases.balanced_accuracy import balanced_accuracy
from exercises.mistakes.balanced_accuracy import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment

WORKED = {
    "hand-accuracy": "71/100",
    "hand-balanced": "3/4",
    "hand-adjusted": "1/2",
    "hand-silent": ["24/25", "1/2"],
    "hand-specificity": "37/50",
    "hand-moved": ["3/4", "79/100"],
    "hand-baseline": "4/5",
    "hand-matthews": str(exact.matthews_corrcoef(*payments)),
    "hand-classes": "2/3",
}


def test_worked_numbers() -> None:
    tests = hidden.tests(Assignment("balanced-accuracy", "ru"), "any")
    assert {name: tests[name].expected for name in WORKED} == {n: [w] for n, w in WORKED.items()}


def test_balanced_accuracy_is_the_books_where_classes_are_two() -> None:
    assert balanced_accuracy(*payments) == exact.balanced_accuracy(*payments) == Fraction(7, 8)
    for function in balanced_accuracy, exact.balanced_accuracy:
        with pytest.raises(ValueError, match="y_true has"):
            function([1, 1], [0, 1])


def test_a_class_that_is_only_predicted_is_no_part_of_the_mean() -> None:
    assert balanced_accuracy(["door", "glass", "glass"], ["rain", "glass", "door"]) == Fraction(
        1, 4
    )


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    right = [0, 1, 0, 1], [0, 1, 0, 1]
    for function in "balanced_accuracy", "matthews_corrcoef":
        for mistake, wrong in MISTAKES[function].items():
            if mistake != "root-forgotten":
                assert wrong(*right) == 1, mistake
    assert MISTAKES["matthews_corrcoef"]["root-forgotten"]([0, 1], [0, 1]) == 1
    for mistake, wrong in MISTAKES["majority_baseline"].items():
        assert wrong(["rain"]) == 1, mistake


def test_mistakes_raise_as_the_definition_does() -> None:
    accepted = "single-class-accepted", "zero-for-undefined", "nan-for-undefined"
    for function in "balanced_accuracy", "matthews_corrcoef":
        for mistake, wrong in MISTAKES[function].items():
            if mistake not in (*accepted, "division-by-zero"):
                with pytest.raises(ValueError, match=r"y_true|root"):
                    wrong([1, 1], [1, 0])


def test_numbers_of_the_open_question() -> None:
    week = {}
    text = (ROOT / "exercises/ru/balanced-accuracy.md").read_text("utf-8")
    exec(text[text.index("night_true =") : text.index('print("baseline"')], week)
    y_true = week["night_true"]
    found = {
        model: (
            exact.accuracy(y_true, y_pred),
            exact.balanced_accuracy(y_true, y_pred),
            round(float(exact.matthews_corrcoef(y_true, y_pred)), 3),
        )
        for model, y_pred in week["night_pred"].items()
    }
    assert exact.majority_baseline(y_true) == Fraction(54, 60)
    assert found == {
        "A": (Fraction(55, 60), Fraction(7, 12), 0.391),
        "B": (Fraction(51, 60), Fraction(91, 108), 0.499),
    }
