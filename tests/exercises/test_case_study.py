"""The data of the homework on the case study: where they come from, and what is worked out."""

import json

import pytest

import course_lib
from exercises.cases import case_study as cases
from exercises.data import case_study as data
from exercises.mistakes.case_study import MISTAKES
from tools.grading import hidden
from tools.grading.course import Assignment

HOMEWORK = Assignment("case-study", "ru")
# A last digit may fall either way where another machine's sums differ in their last bits.
ONE_IN_THE_LAST = 1.5 * 10**-data.DIGITS


@pytest.fixture(scope="module")
def trained() -> dict:
    return data.trained()


def test_models_are_the_chapters(trained: dict) -> None:
    test = trained["test"]
    tn, fp, fn, tp = cases.CELLS
    assert course_lib.confusion_counts(test["label"], test["linear"], 0.5) == (tp, fp, fn, tn)
    areas = [course_lib.average_precision(test["label"], test[m]) for m in cases.MODELS]
    assert [f"{area:.3f}" for area in areas] == ["0.266", "0.497"]


def test_stored_data_are_what_the_script_makes(trained: dict) -> None:
    made, stored = data.thinned(trained), json.loads(HOMEWORK.data.read_text("utf-8"))
    assert list(stored) == list(data.PARTS)
    for part, columns in made.items():
        assert list(stored[part]) == ["label", *cases.MODELS]
        assert stored[part]["label"] == columns["label"]
        for model in cases.MODELS:
            assert stored[part][model] == pytest.approx(columns[model], rel=0, abs=ONE_IN_THE_LAST)


def test_data_stay_small() -> None:
    assert HOMEWORK.data.stat().st_size < 60_000


def test_worked_numbers() -> None:
    tests = hidden.tests(HOMEWORK, "any")
    expected = {name: test.expected[0] for name, test in tests.items() if name.startswith("hand-")}
    assert expected == {
        "hand-rates": ["1766/1875", "7/7500", "30/53", "30/443", "1663886/3126251"],
        "hand-costs": ["41415", "44300", "35285"],
        "hand-thresholds": ["1/21", "1/20"],
    }


def test_threshold_of_the_text_is_the_cheapest_of_the_validation_part() -> None:
    parts = [part[m] for part in (cases.VALIDATION, cases.TEST) for m in ("label", "quadratic")]
    assert cases.decide(*parts, cases.FALSE_ALARM, cases.MISS)[0] == cases.THRESHOLD


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    one = ([1, 0], [0.8, 0.3])
    easy = {
        "report": [(*one, 0.5)],
        "decide": [(*one, *one, 1, 1)],
        "paired_interval": [([1, 0], [1, 0], [1, 0], 1, 4, [[0, 1]])],
    }
    always_matter = {"true-negatives-left-out", "formula-of-costs", "mean-of-costs"}
    for function, calls in easy.items():
        right = [list(map(float, getattr(cases, function)(*call))) for call in calls]
        for name, mistake in MISTAKES[function].items():
            given = [list(map(float, mistake(*call))) for call in calls]
            assert given == right or name in always_matter, name


@pytest.mark.parametrize("homework", ["case-study"], indirect=True)
def test_data_are_released_beside_the_notebook(homework, course) -> None:
    released = course.path("release", "ru").with_name("case-study.json")
    assert released.read_bytes() == HOMEWORK.data.read_bytes()
