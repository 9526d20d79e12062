"""The definitions on the worked examples, whose values were found by hand."""

from fractions import Fraction
from math import inf

import pytest

from course_lib import exact
from course_lib.data import bottom, eight, five, ten, tied


@pytest.mark.parametrize(
    ("example", "value"),
    [
        (five, Fraction(34, 45)),
        (tied, Fraction(7, 12)),
        (bottom, Fraction(5, 12)),
        (eight, Fraction(41, 48)),
        (ten, Fraction(47, 72)),
    ],
)
def test_average_precision(example, value):
    assert exact.average_precision(*example) == value


@pytest.mark.parametrize(
    ("example", "value"),
    [
        (five, Fraction(3, 6)),
        (tied, Fraction(1, 4)),
        (bottom, 0),
        (eight, Fraction(13, 16)),
        (ten, Fraction(5, 8)),
    ],
)
def test_roc_auc_is_a_share_of_pairs_and_an_area(example, value):
    assert exact.roc_auc(*example) == value
    fpr, tpr, _ = exact.roc_curve(*example)
    assert exact.trapezoid_area(fpr, tpr) == value


def test_perfect_order_and_no_order():
    assert exact.average_precision([1, 1, 0], [3, 2, 1]) == 1
    assert exact.average_precision([1, 0, 0, 1], [7, 7, 7, 7]) == Fraction(1, 2)
    assert exact.average_precision([1, 1], [2, 1]) == 1
    assert exact.roc_auc([1, 0, 0, 1], [7, 7, 7, 7]) == Fraction(1, 2)


def test_values_are_fractions():
    for value in (
        exact.average_precision([1], [1]),
        exact.roc_auc([1, 0], [1, 2]),
        exact.precision([1], [1]),
        exact.prevalence([True, False]),
    ):
        assert type(value) is Fraction


def test_tied_blocks():
    assert exact.tied_blocks([1, 0, 1], [0.9, 0.9, 0.8]) == [(0.9, 1, 1), (0.8, 1, 0)]
    assert exact.tied_blocks([True, False], [0.0, -0.0]) == [(0.0, 1, 1)]
    assert exact.tied_blocks([0, 1, 0], [1, 2**60 + 1, 2**60]) == [
        (2**60 + 1, 1, 0),
        (2**60, 0, 1),
        (1, 0, 1),
    ]


def test_precision_recall_curve_has_scikit_learns_order():
    precision, recall, thresholds = exact.precision_recall_curve(*tied)
    assert precision == [Fraction(2, 3), Fraction(1, 2), 1]
    assert recall == [1, Fraction(1, 2), 0]
    assert thresholds == [0.8, 0.9]


def test_roc_curve_starts_at_infinity_and_keeps_every_point():
    fpr, tpr, thresholds = exact.roc_curve(*tied)
    assert fpr == [0, 1, 1]
    assert tpr == [0, Fraction(1, 2), 1]
    assert thresholds == [inf, 0.9, 0.8]
    assert len(exact.roc_curve(*eight)[0]) == 9


def test_trapezoids_under_a_precision_recall_curve_are_not_average_precision():
    areas = {}
    for name, example in {"five": five, "bottom": bottom, "tied": tied}.items():
        precision, recall, _ = exact.precision_recall_curve(*example)
        areas[name] = exact.trapezoid_area(recall, precision)
    assert areas == {"five": Fraction(32, 45), "bottom": Fraction(7, 24), "tied": Fraction(2, 3)}


def test_ranks():
    assert exact.positive_ranks(*five) == [1, 3, 5]
    assert exact.positive_ranks([0, 1, 1], [1, 3, 2]) == [1, 2]
    assert exact.precision_at_ranks(*five) == [1, Fraction(2, 3), Fraction(3, 5)]
    assert exact.precision_at_ranks(*five, ranks=[2, 4]) == [Fraction(1, 2), Fraction(1, 2)]
    assert [exact.hits(*bottom, rank) for rank in (1, 2, 3, 4)] == [0, 0, 1, 2]


@pytest.mark.parametrize("example", [five, bottom, eight, ten])
def test_average_precision_is_the_mean_at_the_positives(example):
    found = exact.precision_at_ranks(*example)
    assert sum(found) / len(found) == exact.average_precision(*example)


def test_counts_and_rates_from_labels_and_at_a_threshold():
    assert exact.confusion_counts([1, 1, 0, 0, 0], [1, 0, 1, 0, 0]) == (1, 1, 1, 2)
    assert exact.confusion_counts(*five, 0.7) == (2, 1, 1, 1)
    assert exact.confusion_counts(*five, inf) == (0, 0, 3, 2)
    assert exact.precision(*five, 0.7) == Fraction(2, 3)
    assert exact.recall(*five, 0.6) == Fraction(2, 3)
    assert exact.false_positive_rate(*five, threshold=0.7) == Fraction(1, 2)
    assert exact.precision([1, 0, 1], [True, True, False]) == Fraction(1, 2)
    assert exact.prevalence(ten.y_true) == Fraction(2, 5)


def test_a_confusion_matrix_of_ten_thousand():
    y_true = [1] * 100 + [0] * 9900
    y_pred = [1] * 90 + [0] * 10 + [1] * 891 + [0] * 9009
    assert exact.confusion_counts(y_true, y_pred) == (90, 891, 10, 9009)
    assert exact.precision(y_true, y_pred) == Fraction(90, 981)
    assert exact.recall(y_true, y_pred) == Fraction(9, 10)
    assert exact.false_positive_rate(y_true, y_pred) == Fraction(9, 100)
