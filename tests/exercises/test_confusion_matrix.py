"""The data of the homework on the confusion matrix."""

from fractions import Fraction

import pytest

from course_lib.exact import confusion_counts
from exercises.cases.confusion_matrix import CHECKS, positive_predictive_value
from exercises.mistakes.confusion_matrix import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment

WORKED = {
    "hand-cells": ["34", "16", "6", "144"],
    "hand-rows": ["17/20", "9/10"],
    "hand-columns": ["17/25", "24/25"],
    "hand-restored": ["9", "13", "1", "37"],
    "hand-ppv": "10/109",
    "hand-npv": "9009/9019",
    "hand-cost": "99/10",
}
# For each function, cases in one of which a mistake does not matter.
HARMLESS = {
    "confusion_counts": [([1, 0], [1, 0]), ([1], [1]), ([0], [0]), ([1, 0, 1, 0], [1, 1, 0, 0])],
    "counts_at_threshold": [([1, 0], [2, 0], 1), ([1, 0], [1, 1], 1)],
    "positive_predictive_value": [(0.8, 0.8, 0.5), (0.5, 0.5, 0.5), (1, 1, 1)],
    "row_shares": [([1, 0], [1, 0]), ([1, 0, 0], [1, 0, 1])],
    "column_shares": [([1, 0], [1, 0]), ([1, 1, 0], [1, 0, 0])],
    "negative_predictive_value": [(0.8, 0.8, 0.5), (0.5, 0.5, 0.5)],
}


def same(one: object, other: object) -> bool:
    """Whether two numbers or lists of them are equal, floats nearly so."""
    one, other = (
        [value] if not isinstance(value, list | tuple) else list(value) for value in (one, other)
    )
    return one == pytest.approx(other)


def test_worked_numbers() -> None:
    tests = hidden.tests(Assignment("confusion-matrix", "ru"), "any")
    assert {name: tests[name].expected for name in WORKED} == {n: [w] for n, w in WORKED.items()}


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    right = {check.function: check.reference for check in CHECKS.values()}
    for function, cases in HARMLESS.items():
        for mistake, wrong in MISTAKES[function].items():
            assert any(same(wrong(*case), right[function](*case)) for case in cases), mistake


def test_the_fewest_decisions_have_the_shares() -> None:
    """Bayes' formula says the same as the counts."""
    for r, s, p in ((0.9, 0.91, 0.01), (0.35, 0.6, 0.3), (1, 0.55, 0), (0.4, 0, 1)):
        r, s, p = (Fraction(str(share)) for share in (r, s, p))
        assert positive_predictive_value(r, s, p) == p * r / (p * r + (1 - p) * (1 - s))


def test_numbers_of_the_open_question() -> None:
    trial = {}
    text = (ROOT / "exercises/ru/confusion-matrix.md").read_text("utf-8")
    exec(text[text.index("trial_true =") : text.index("for threshold in")], trial)
    found = {t: confusion_counts(trial["trial_true"], trial["trial_score"], t) for t in (0.8, 0.5)}
    assert found == {0.8: (6, 1, 4, 9), 0.5: (9, 3, 1, 7)}
