"""The data of the homework on thresholds."""

from fractions import Fraction
from math import inf
from random import Random

from exercises.cases import thresholds as cases
from exercises.mistakes.thresholds import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment

HOMEWORK = Assignment("thresholds", "ru")


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    expected = {name: tests[name].expected[0] for name in tests if name.startswith("hand-")}
    assert expected == {
        "hand-cost": "320",
        "hand-rates": ["1/2", "3/4"],
        "hand-grid": ["1/2", "3/5", "4/7", "2/5"],
        "hand-best": ["0.2", "8/13"],
        "hand-price": "1/11",
        "hand-weight": "1/101",
        "hand-budget": ["0.7", "2/3"],
    }


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    silent = ([0, 0], [0.4, 0.1], 0.6, 1, 2)
    certain = ([1, 0], [0.9, 0.4], 0.6)
    for mistake, function in MISTAKES[cases.COST].items():
        if mistake != "empty-cell":
            assert function(*silent) == 0, mistake
    assert MISTAKES[cases.COST]["empty-cell"]([1, 0], [0.1, 0.9], 0.5, 1, 2) == 3
    for mistake, function in MISTAKES[cases.RECALL].items():
        if mistake not in ("lowest-reaching", "floor-of-precision"):
            assert function(*certain) == 0.9, mistake
    for mistake in ("block-split", "first-rise", "lowest-of-equal", "nobody-forgotten"):
        assert MISTAKES[cases.CHEAPEST][mistake]([1, 0], [0.9, 0.4], 1, 2) == 0.9, mistake


def test_floors_do_not_hang_on_the_rounding_of_floats() -> None:
    """Recall against the floor, or true alarms against the floor times the positives."""
    draws = cases.floors, cases.tied_floors, cases.floor_edges
    drawn = [case for seed in range(50) for draw in draws for case in draw(Random(seed))]
    for positives, floor in {(sum(y_true), floor) for y_true, _, floor in drawn if any(y_true)}:
        for hits in range(positives + 1):
            exactly = hits >= Fraction(str(floor)) * positives
            assert exactly == (hits >= floor * positives) == (hits / positives >= floor)


def test_numbers_of_the_open_question() -> None:
    seasons = {"total_cost": cases.total_cost, "threshold_for_cost": cases.threshold_for_cost}
    text = (ROOT / "exercises/ru/thresholds.md").read_text("utf-8")
    exec(text[text.index("spring_true =") : text.index("for threshold in (chosen")], seasons)
    spring = seasons["spring_true"], seasons["spring_score"]
    autumn = seasons["autumn_true"], seasons["autumn_score"]
    assert seasons["chosen"] == 0.14
    assert [cases.total_cost(*season, 0.14, 1, 10) for season in (spring, autumn)] == [8, 18]
    assert [cases.total_cost(*season, inf, 1, 10) for season in (spring, autumn)] == [50, 40]
    assert [cases.threshold_for_cost(*spring, 1, ratio) for ratio in (5, 20)] == [0.47, 0.14]
