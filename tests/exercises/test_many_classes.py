"""The data of the homework on many classes."""

from course_lib.exact import accuracy, confusion_matrix, precision, recall
from exercises.cases.many_classes import macro_f1
from exercises.mistakes.many_classes import MISTAKES
from tools.grading import hidden
from tools.grading.course import ROOT, Assignment

WORKED = {
    "hand-precisions": ["33/40", "2/3", "3/8"],
    "hand-recalls": ["33/35", "2/5", "3/10"],
    "hand-f1s": ["22/25", "1/2", "1/3"],
    "hand-macro": "257/450",
    "hand-weighted": "281/375",
    "hand-micro": "11/25",
    "hand-weights": ["5/9", "5"],
}


def test_worked_numbers() -> None:
    tests = hidden.tests(Assignment("many-classes", "ru"), "any")
    assert {name: tests[name].expected for name in WORKED} == {n: [w] for n, w in WORKED.items()}


def test_a_mistake_is_right_where_it_does_not_matter() -> None:
    right = ["jay", "siskin"], ["jay", "siskin"], ["jay", "siskin"]
    for mistake, function in MISTAKES["macro_f1"].items():
        assert function(*right) == 1, mistake
    for mistake, function in MISTAKES["confusion_matrix"].items():
        if mistake not in ("errors-only", "shared-rows"):
            assert function(*right) == [[1, 0], [0, 1]], mistake
    for mistake, function in MISTAKES["balanced_class_weights"].items():
        if mistake != "classes-not-counted":
            assert function(["jay", "siskin"], ["jay", "siskin"]) == [1, 1], mistake


def test_numbers_of_the_open_question() -> None:
    day = {}
    text = (ROOT / "exercises/ru/many-classes.md").read_text("utf-8")
    exec(text[text.index("day_true =") : text.index("for model, y_pred")], day)
    found = {}
    for model, y_pred in day["day_pred"].items():
        rare = [
            [int(label == "woodpecker") for label in side] for side in (day["day_true"], y_pred)
        ]
        found[model] = (
            confusion_matrix(day["day_true"], y_pred, day["species"]),
            round(float(accuracy(day["day_true"], y_pred)) * 36),
            round(float(macro_f1(day["day_true"], y_pred, day["species"])), 3),
            recall(*rare) * 4,
            precision(*rare, zero_division=0) * 7,
        )
    assert found == {
        "A": ([[24, 0, 0], [2, 6, 0], [3, 1, 0]], 30, 0.569, 0, 0),
        "B": ([[19, 2, 3], [1, 6, 1], [0, 1, 3]], 28, 0.705, 3, 3),
    }
    constant = macro_f1(day["day_true"], ["sparrow"] * 36, day["species"])
    assert round(float(constant), 3) == 0.267
