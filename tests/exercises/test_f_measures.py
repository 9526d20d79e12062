"""The data of the homework on precision, recall and the F-measures."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from course_lib import exact
from course_lib.data import decisions
from exercises.cases.f_measures import (
    best_f1,
    distinct_scores,
    f1_bounds,
    fbeta,
    in_floats,
    precision_recall,
    tied_scores,
)
from exercises.mistakes.f_measures import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment

WORKED = {
    "hand-rates": ["10/109", "9/10"],
    "hand-f1": "180/1081",
    "hand-f2": "450/1381",
    "hand-f-half": "225/2012",
    "hand-means": ["101/200", "2/101"],
    "hand-bounds": ["1/2", "2/3"],
    "hand-even": "10/11",
    "hand-rare": "10/1009",
}
# What is wrong of a perfect sample too.
ALWAYS_WRONG = {"other-class", "place-for-threshold", "half-of-the-best", "grid-of-tenths"}


def test_worked_numbers() -> None:
    tests = hidden.tests(Assignment("f-measures", "ru"), "any")
    assert {name: tests[name].expected for name in WORKED} == {n: [w] for n, w in WORKED.items()}


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    labels = [1, 1, 1]
    for mistake in MISTAKES["precision_recall"].keys() - ALWAYS_WRONG:
        assert MISTAKES["precision_recall"][mistake](labels, labels) == [1, 1], mistake
    for mistake, function in MISTAKES["fbeta"].items():
        if mistake != "two-for-factor":
            assert function(labels, labels, 3) == pytest.approx(1), mistake
        assert function(labels, labels, 1) == pytest.approx(1), mistake
    for mistake in MISTAKES["best_f1"].keys() - ALWAYS_WRONG - {"strict-threshold"}:
        assert MISTAKES["best_f1"][mistake](labels, [0.5, 0.5, 0.5]) == [0.5, 1], mistake


def test_bounds_are_reached_and_never_passed() -> None:
    reached = {}
    for tp, fp, fn in product(range(1, 9), range(9), range(9)):
        sample = decisions(tp=tp, fp=fp, fn=fn)
        reached.setdefault(min(precision_recall(*sample)), set()).add(exact.f1(*sample))
    assert [min(reached[Fraction(1, 2)]), max(reached[Fraction(1, 2)])] == f1_bounds(0.5)


def test_floats_choose_the_threshold_that_fractions_choose() -> None:
    for seed in range(20):
        for y_true, y_score in [*distinct_scores(Random(seed)), *tied_scores(Random(seed))]:
            assert in_floats(y_true, y_score) == {best_f1(y_true, y_score)[0]}


def test_numbers_of_the_open_question() -> None:
    week = {}
    text = (ROOT / "exercises/ru/f-measures.md").read_text("utf-8")
    exec(text[text.index("week_true =") : text.index("for search, y_pred")], week)
    found = {
        search: [
            *precision_recall(week["week_true"], y_pred),
            *(fbeta(week["week_true"], y_pred, beta) for beta in (0.5, 1, 2)),
        ]
        for search, y_pred in week["week_pred"].items()
    }
    sides = Fraction(15, 28), Fraction(3, 5), Fraction(15, 22)
    assert found == {
        "A": [Fraction(3, 4), Fraction(1, 2), *sides[::-1]],
        "B": [Fraction(1, 2), Fraction(3, 4), *sides],
    }
