"""The data of the homework on uncertainty."""

from fractions import Fraction

import pytest

from exercises.cases import uncertainty as cases
from exercises.ledger.uncertainty import SEASON
from exercises.mistakes.uncertainty import MISTAKES
from tools.grading import hidden
from tools.grading.course import LANGUAGES, ROOT, Assignment

HOMEWORK = Assignment("uncertainty", "ru")


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    expected = {
        "hand-error": 0.05657,
        "hand-wilson": [0.66963, 0.88756],
        "hand-needed": 246,
        "hand-auc": 0.05047,
        "hand-resamples": 8 / 27,
        "hand-paired": [0.12, 0.06717],
    }
    for name, value in expected.items():
        found = tests[name].expected[0]
        parts = found if isinstance(found, list) else [found]
        right = value if isinstance(value, list) else [value]
        assert [float(Fraction(part)) for part in parts] == pytest.approx(right, abs=5e-6)


def test_wilson_interval_holds_what_the_share_does_not_contradict() -> None:
    for k, n, z in [(0, 7, 1.5), (40, 50, 1.96), (3, 11, 2.58), (9, 9, 1.0)]:
        for end in cases.wilson_interval(k, n, z):
            assert abs(k / n - end) == pytest.approx(z * (end * (1 - end) / n) ** 0.5, abs=1e-9)


@pytest.mark.parametrize(
    ("function", "arguments", "right"),
    [
        # Nothing drawn twice or in another order, both models equally good, no tail that matters.
        ("paired_differences", ([1, 0], [1, 0], [1, 0], [[0, 1]]), [0]),
        ("percentile_interval", ([0.5, 0.5], 0.9), [0.5, 0.5]),
    ],
)
def test_a_mistake_is_right_where_it_does_not_matter(function, arguments, right) -> None:
    for mistake, wrong in MISTAKES[function].items():
        assert list(wrong(*arguments)) == pytest.approx(right), mistake


def test_mistakes_raise_where_the_share_is_undefined() -> None:
    for mistake, wrong in MISTAKES["wilson_interval"].items():
        if mistake not in cases.WITHOUT_TRIALS:
            for arguments in [(0, 0, 2), (6, 5, 2), (-1, 5, 2)]:
                with pytest.raises(ValueError, match="successes"):
                    wrong(*arguments)


def season() -> dict:
    """What the season's cell of the text computes with right functions."""
    names = {
        "wilson_interval": cases.wilson_interval,
        "paired_differences": cases.paired_differences,
        "percentile_interval": cases.percentile_interval,
        "print": lambda *_: None,
    }
    text = HOMEWORK.text.read_text("utf-8")
    cell = text[text.index("from random import Random") : text.index('print("A - B"')]
    exec(cell, names)
    return names


def test_season_of_the_open_question() -> None:
    found = season()
    hives = [hive for hive, count in SEASON.items() for _ in range(count)]
    assert found["season"] == hives
    low, high = found["low"], found["high"]
    assert 0 < low < high
    for language in LANGUAGES:
        solution = (ROOT / "solutions" / language / "uncertainty.md").read_text("utf-8")
        assert f"[{float(low):.3f}, {float(high):.3f}]" in solution
