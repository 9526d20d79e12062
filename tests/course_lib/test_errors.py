"""Bad input is refused by an error that names the argument and the fault."""

import inspect
from functools import partial
from math import inf, nan

import numpy as np
import pandas as pd
import pytest

import course_lib
from course_lib import exact, gaussian, simulation

RANKING = [
    "average_precision",
    "counts_at_thresholds",
    "precision_recall_curve",
    "roc_auc",
    "roc_curve",
]
RATES = [
    "precision",
    "recall",
    "specificity",
    "false_positive_rate",
    "accuracy",
    "balanced_accuracy",
    "f1",
    "matthews_corrcoef",
]
SAMPLE_WEIGHT = [*RANKING, *RATES, "confusion_counts"]


def faults(function, cases):
    return [
        pytest.param(function, arguments, message, id=f"{function.__name__}-{message}")
        for arguments, message in cases
    ]


COMMON = [
    (([], []), "y_true is empty"),
    (([1, 0], [0.5]), "y_true has 2 and y_score has 1 values"),
    (([1, 0, 2], [1, 2, 3]), r"y_true\[2\] is 2"),
    (([1, 0], [0.5, nan]), r"y_score\[1\] is nan"),
    (([1, 0], [inf, 0.5]), r"y_score\[0\] is inf"),
    (([1, 0], [0.5, None]), r"y_score\[1\] is None"),
    (([1, 0], ["high", 0.5]), r"y_score\[0\] is .*'high'"),
    (([1, 0], [1j, 0.5]), r"y_score\[0\] is .*1j"),
]
BOTH_CLASSES = [
    (([0, 0], [1, 2]), "y_true has no .*positive"),
    (([1, 1], [1, 2]), "y_true has no .*negative"),
]
AT_A_THRESHOLD = [
    *[((*arguments, 0.5), message) for arguments, message in COMMON],
    (([1, 0], [0.5, 0.4], nan), "threshold is nan"),
    (([1, 0], [0.5, 0.4], "high"), "threshold is 'high'"),
]


@pytest.mark.parametrize(
    ("function", "arguments", "message"),
    [
        case
        for library in (course_lib, exact)
        for case in [
            *[c for name in RANKING for c in faults(getattr(library, name), COMMON)],
            *faults(library.roc_auc, BOTH_CLASSES),
            *faults(library.roc_curve, BOTH_CLASSES),
            *faults(library.average_precision, BOTH_CLASSES[:1]),
            *faults(library.precision_recall_curve, BOTH_CLASSES[:1]),
            *[
                c
                for name in ["confusion_counts", *RATES]
                for c in faults(getattr(library, name), AT_A_THRESHOLD)
            ],
            *faults(library.confusion_counts, [(([1, 0], [1]), "y_true has 2 and y_pred has 1")]),
            *faults(library.confusion_counts, [(([1], [3]), "y_pred.* 3")]),
            *faults(library.precision, [(([1, 0], [0, 0]), "no object is flagged")]),
            *faults(library.recall, [(([0, 0], [0, 1]), "y_true has no .*positive")]),
            *faults(library.false_positive_rate, [(([1], [1]), "y_true has no .*negative")]),
            *faults(library.specificity, [(([1], [1]), "y_true has no .*negative")]),
            *faults(library.balanced_accuracy, [(([1], [1]), "y_true has no .*negative")]),
            *faults(library.balanced_accuracy, [(([0], [1]), "y_true has no .*positive")]),
            *faults(library.f1, [(([0, 0], [0, 0]), "no object is positive and none is flagged")]),
            *faults(library.matthews_corrcoef, [(([1, 0], [1, 1]), "holds one label only")]),
            *faults(library.prevalence, [(([],), "y_true is empty"), (([7],), "y_true.* 7")]),
        ]
    ],
)
def test_both_libraries(function, arguments, message):
    with pytest.raises(ValueError, match=message):
        function(*arguments)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (partial(exact.positive_ranks, [1, 0], [1, 1]), "y_score holds 1 more than once"),
        (partial(exact.hits, [1, 0], [2, 1], 0), "rank is 0"),
        (partial(exact.hits, [1, 0], [2, 1], 3), "rank is 3: .* from 1 to 2"),
        (partial(exact.precision_at_ranks, [1, 0], [2, 1], [1, 1.5]), "rank is 1.5"),
        (partial(exact.trapezoid_area, [0], [1]), "fewer than two points"),
        (partial(exact.trapezoid_area, [0, 1], [1]), "x has 2 and y has 1 values"),
        (partial(exact.trapezoid_area, [0, 1, 0.5], [1, 1, 1]), "x turns back"),
        (partial(exact.trapezoid_area, [0, 1], [1, nan]), r"y\[1\] is nan"),
    ],
)
def test_ranks_and_areas(call, message):
    with pytest.raises(ValueError, match=message):
        call()


@pytest.mark.parametrize("name", RANKING)
@pytest.mark.parametrize(
    ("y_true", "options", "message"),
    [
        ([[1, 0]], {}, r"y_true has shape \(1, 2\)"),
        ([[1], [1, 0]], {}, "y_true is not an array of one dimension"),
        (pd.DataFrame({"y": [1, 0]}), {}, r"y_true has shape \(2, 1\)"),
        (1, {}, r"y_true has shape \(\)"),
        ([1, nan], {}, r"y_true\[1\] is missing"),
        ([1, None], {}, r"y_true\[1\] is missing"),
        (pd.Series([1, None], dtype="Int64"), {}, r"y_true\[1\] is missing"),
        (pd.Series(["a", None]), {"pos_label": "a"}, r"y_true\[1\] is missing"),
        (pd.Series([pd.NA, "a"], dtype=object), {"pos_label": "a"}, r"y_true\[0\] is missing"),
        (["a", "b"], {}, "name the positive label with pos_label"),
        ([2, 3], {}, "y_true holds 2: use 0 and 1"),
        ([0, -1], {}, r"y_true\[1\] is -1, a third label beside 1 and 0"),
        (["a", "b"], {"pos_label": "c"}, r"y_true\[1\] is b, a third label beside c and a"),
        ([1, 0], {"pos_label": [1, 0]}, r"pos_label is \[1, 0\]"),
    ],
)
def test_labels_of_the_fast_version(name, y_true, options, message):
    with pytest.raises(ValueError, match=message):
        getattr(course_lib, name)(y_true, [0.5, 0.4], **options)


def test_labels_of_two_kinds_are_not_mixed():
    with pytest.raises(ValueError, match="negative label 0 and y_pred has -1"):
        course_lib.confusion_counts([1, 0], [1, -1])


@pytest.mark.parametrize("name", RANKING)
def test_scores_of_two_columns(name):
    with pytest.raises(ValueError, match=r"y_score has shape \(2, 2\)"):
        getattr(course_lib, name)([1, 0], np.eye(2))


@pytest.mark.parametrize("name", SAMPLE_WEIGHT)
@pytest.mark.parametrize(
    ("weight", "message"),
    [
        ([1], "y_true has 2 and sample_weight has 1 values"),
        ([1, -1], r"sample_weight\[1\] is -1.0"),
        ([1, nan], r"sample_weight\[1\] is nan"),
        ([1, inf], r"sample_weight\[1\] is inf"),
        ([0, 0], "sample_weight is all zero"),
        ([1e308, 1e308], "sample_weight adds up to infinity"),
        ([[1, 1]], r"sample_weight has shape \(1, 2\)"),
    ],
)
def test_weights(name, weight, message):
    with pytest.raises(ValueError, match=message):
        getattr(course_lib, name)([1, 0], [1, 0], sample_weight=weight)
    with pytest.raises(ValueError, match=message):
        course_lib.prevalence([1, 0], sample_weight=weight)


def test_a_class_of_weight_zero_is_absent():
    for metric in (course_lib.average_precision, course_lib.roc_auc, course_lib.roc_curve):
        with pytest.raises(ValueError, match=r"y_true has no .*positive"):
            metric([1, 0], [0.5, 0.4], sample_weight=[0, 1])
    with pytest.raises(ValueError, match=r"y_true has no .*negative"):
        course_lib.roc_auc([1, 0], [0.5, 0.4], sample_weight=[1, 0])


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (partial(gaussian.auc, nan), "mean is nan"),
        (partial(gaussian.auc, 1.5, 0), "sd is 0"),
        (partial(gaussian.auc, 1.5, inf), "sd is inf"),
        (partial(gaussian.average_precision, 0, 1.5), "prevalence is 0"),
        (partial(gaussian.average_precision, 1, 1.5), "prevalence is 1"),
        (partial(gaussian.precision, [0.5, 0], 0.1, 1.5), "recall has a value outside"),
        (partial(gaussian.true_positive_rate, 1.1, 1.5), "false_positive_rate has a value outside"),
        (partial(simulation.gaussian_scores, -1, 5, 1.5), "n_pos is -1"),
        (partial(simulation.gaussian_scores, 5, 5, inf), "mean is inf"),
        (partial(simulation.gaussian_scores, 5, 5, 1.5, -1.0), "sd is -1.0"),
    ],
)
def test_theory_and_simulation(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_unknown_names():
    with pytest.raises(AttributeError, match="no attribute 'average_recall'"):
        course_lib.average_recall  # noqa: B018


@pytest.mark.parametrize("name", [*SAMPLE_WEIGHT, "prevalence"])
def test_arguments_stand_in_scikit_learns_order(name):
    fast = list(inspect.signature(getattr(course_lib, name)).parameters)
    definition = inspect.signature(getattr(exact, name)).parameters.values()
    placed = [p.name for p in definition if p.kind is not inspect.Parameter.KEYWORD_ONLY]
    assert fast[: len(placed)] == placed
    assert fast[len(placed) : len(placed) + 2] == ["pos_label", "sample_weight"]
    assert {p.name for p in definition} <= set(fast)
