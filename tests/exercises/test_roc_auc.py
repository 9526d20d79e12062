"""The data of the homework on the ROC curve and AUC."""

from fractions import Fraction
from random import Random

from course_lib.exact import roc_auc
from exercises.cases import roc_auc as cases
from exercises.mistakes.roc_auc import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment

HOMEWORK = Assignment("roc-auc", "ru")


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    by_hand = {name: test.expected[0] for name, test in tests.items() if name.startswith("hand-")}
    assert by_hand == {
        "hand-pairs": "13/16",
        "hand-ranks": ["23", "13"],
        "hand-six": ["3", "2/3", "1/3"],
        "hand-tied": "1/4",
        "hand-point": ["2/3", "3/4"],
        "hand-costs": ["4/5", "23/100"],
    }


def test_mistakes_with_ties_are_right_without_them() -> None:
    for example in cases.distinct_scores(Random("any")):
        for name in cases.CURVE_IN_TIES:
            assert MISTAKES["roc_curve"][name](*example) == cases.roc_curve(*example), name
        for name in cases.AUC_IN_TIES:
            assert MISTAKES["roc_auc"][name](*example) == roc_auc(*example), name


def test_mistakes_with_one_class_are_right_with_two() -> None:
    for example in cases.tied_scores(Random("any")):
        for name in cases.CURVE_OF_ONE_CLASS:
            assert MISTAKES["roc_curve"][name](*example) == cases.roc_curve(*example), name
        for name in cases.AUC_OF_ONE_CLASS:
            assert MISTAKES["roc_auc"][name](*example) == roc_auc(*example), name


def test_numbers_of_the_open_question() -> None:
    grove = {}
    text = (ROOT / "exercises/ru/roc-auc.md").read_text("utf-8")
    data = text[text.index("grove_true =") : text.index("for nose, y_score")]
    exec(data, grove)
    found = {nose: roc_auc(grove["grove_true"], s) for nose, s in grove["grove_score"].items()}
    assert found == {"A": Fraction(37, 50), "B": Fraction(79, 100)}
