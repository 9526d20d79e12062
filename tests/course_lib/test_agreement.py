"""Three witnesses: the definition, the fast version and scikit-learn, on data of every kind."""

from fractions import Fraction
from functools import partial

import hypothesis.strategies as st
import numpy as np
import pandas as pd
import pytest
from hypothesis import example, given
from sklearn import metrics

import course_lib
from course_lib import exact
from course_lib.data import five, tied

# Sums of at most sixty terms, in another order: a few units in the last place.
close = partial(pytest.approx, rel=2e-15, abs=2e-15)

EXTREMES = [0.0, -0.0, 5e-324, -5e-324, 1e-310, 1e-300, 2e-300, 1.0, 1 + 2**-52, 1e300, -1e300]
SCORES = st.one_of(
    st.integers(-3, 3),
    st.sampled_from(EXTREMES),
    st.floats(-1e300, 1e300),
)


@st.composite
def samples(draw):
    """Labels of both classes, scores and small whole weights, none zero for the first two."""
    n = draw(st.integers(2, 60))
    y_true = [1, 0, *draw(st.lists(st.integers(0, 1), min_size=n - 2, max_size=n - 2))]
    if draw(st.booleans()):
        y_true = [1] + [0] * (n - 1)
    y_score = draw(st.lists(SCORES, min_size=n, max_size=n))
    weight = [draw(st.integers(1, 4)), draw(st.integers(1, 4))]
    weight += draw(st.lists(st.integers(0, 4), min_size=n - 2, max_size=n - 2))
    return y_true, y_score, weight


def copies(y_true, y_score, weight):
    """The data in which each object stands as often as it weighs."""
    return np.repeat(y_true, weight).tolist(), np.repeat(np.asarray(y_score), weight).tolist()


@given(samples())
@example(([1, 0], [0.0, -0.0], [1, 1]))
@example(([1, 0, 0], [1e-310, 5e-324, 0.0], [1, 2, 0]))
@example(([1, 0, 1], [7, 7, 7], [1, 1, 1]))
def test_scalar_metrics(sample):
    y_true, y_score, _ = sample
    average_precision = course_lib.average_precision(y_true, y_score)
    assert average_precision == close(float(exact.average_precision(y_true, y_score)))
    assert average_precision == close(metrics.average_precision_score(y_true, y_score))
    roc_auc = course_lib.roc_auc(y_true, y_score)
    assert roc_auc == float(exact.roc_auc(y_true, y_score))
    assert roc_auc == close(metrics.roc_auc_score(y_true, y_score))


@given(samples(), st.sampled_from([1.0, 0.1, 1e-200, 1e200]))
def test_scalar_metrics_with_weights(sample, scale):
    y_true, y_score, weight = sample
    scaled = np.multiply(weight, scale)
    average_precision = course_lib.average_precision(y_true, y_score, sample_weight=scaled)
    repeated = copies(y_true, y_score, weight)
    assert average_precision == close(float(exact.average_precision(*repeated)))
    assert average_precision == close(
        metrics.average_precision_score(y_true, y_score, sample_weight=scaled)
    )
    roc_auc = course_lib.roc_auc(y_true, y_score, sample_weight=scaled)
    assert roc_auc == close(float(exact.roc_auc(*repeated)))
    assert roc_auc == close(metrics.roc_auc_score(y_true, y_score, sample_weight=scaled))


@given(samples(), st.booleans())
def test_curves(sample, weighted):
    y_true, y_score, weight = sample
    options = {"sample_weight": weight if weighted else None}
    curve = course_lib.precision_recall_curve(y_true, y_score, **options)
    theirs = metrics.precision_recall_curve(y_true, y_score, **options)
    assert all(map(np.array_equal, curve, theirs))
    roc = course_lib.roc_curve(y_true, y_score, drop_intermediate=False, **options)
    theirs = metrics.roc_curve(y_true, y_score, drop_intermediate=False, **options)
    assert all(map(np.array_equal, roc, theirs))
    data = copies(y_true, y_score, weight) if weighted else (y_true, y_score)
    for ours, definition in ((curve, exact.precision_recall_curve), (roc, exact.roc_curve)):
        for array, values in zip(ours, definition(*data), strict=True):
            assert array.tolist() == [float(value) for value in values]


@given(samples())
def test_corners_of_the_roc_curve(sample):
    y_true, y_score, _ = sample
    corners = list(zip(*course_lib.roc_curve(y_true, y_score), strict=True))
    theirs = list(zip(*metrics.roc_curve(y_true, y_score), strict=True))
    assert set(corners) <= set(theirs)
    fpr, tpr, _ = map(list, zip(*corners, strict=True))
    assert metrics.auc(fpr, tpr) == close(course_lib.roc_auc(y_true, y_score))
    counts = exact.roc_curve(y_true, y_score)
    points = dict(zip(counts[2], zip(counts[0], counts[1], strict=True), strict=True))
    kept = [points[threshold] for *_, threshold in corners]
    for (x0, y0), (x1, y1), (x2, y2) in zip(kept, kept[1:], kept[2:], strict=False):
        assert (x1 - x0) * (y2 - y1) != (y1 - y0) * (x2 - x1), "a point on a straight line"


def test_corners_with_weights():
    fpr, tpr, thresholds = course_lib.roc_curve(
        [1, 1, 0, 0, 1], [5, 4, 3, 2, 1], sample_weight=[1e200, 3e200, 1e200, 1e200, 4e200]
    )
    assert fpr.tolist() == [0, 0, 1, 1]
    assert tpr.tolist() == [0, 0.5, 0.5, 1]
    assert thresholds.tolist() == [np.inf, 4, 2, 1]


@given(samples(), SCORES, st.booleans())
def test_counts_and_rates(sample, threshold, weighted):
    y_true, y_score, weight = sample
    sample_weight = weight if weighted else None
    y_pred = [int(score >= threshold) for score in y_score]
    options = {"sample_weight": sample_weight}
    counts = course_lib.confusion_counts(y_true, y_pred, **options)
    assert counts == course_lib.confusion_counts(y_true, y_score, threshold, **options)
    tn, fp, fn, tp = metrics.confusion_matrix(y_true, y_pred, labels=[0, 1], **options).ravel()
    assert counts == (tp, fp, fn, tn)
    data = copies(y_true, y_score, weight) if weighted else (y_true, y_score)
    assert counts == exact.confusion_counts(*data, threshold)

    assert course_lib.prevalence(y_true, **options) == close(float(exact.prevalence(data[0])))
    assert course_lib.recall(y_true, y_pred, **options) == close(
        metrics.recall_score(y_true, y_pred, **options)
    )
    for name in ("recall", "false_positive_rate", "precision"):
        if name == "precision" and tp + fp == 0:
            continue
        definition = float(getattr(exact, name)(*data, threshold))
        assert getattr(course_lib, name)(y_true, y_score, threshold, **options) == definition
    if tp + fp > 0:
        assert course_lib.precision(y_true, y_pred, **options) == close(
            metrics.precision_score(y_true, y_pred, **options)
        )


def test_one_positive_among_ten_thousand():
    y_true = np.zeros(10_000, dtype=int)
    y_true[1234] = 1
    y_score = np.arange(10_000) // 7
    rank_from, rank_to = np.count_nonzero(y_score > 176), np.count_nonzero(y_score >= 176)
    assert course_lib.average_precision(y_true, y_score) == 1 / rank_to
    assert exact.average_precision(y_true, y_score) == Fraction(1, rank_to)
    assert course_lib.roc_auc(y_true, y_score) == float(exact.roc_auc(y_true, y_score))
    assert course_lib.roc_auc(y_true, y_score) == (9999 - (rank_from + rank_to - 1) / 2) / 9999


def test_long_constant_runs():
    y_true = np.tile([1, 0, 0], 30_000)
    y_score = np.repeat([0.1, 0.5, 0.1], 30_000)
    assert course_lib.average_precision(y_true, y_score) == pytest.approx(1 / 3, rel=1e-15)
    assert course_lib.roc_auc(y_true, y_score) == 0.5


FORMS = {
    "lists": (tied.y_true, {}),
    "tuples": (tuple(tied.y_true), {}),
    "arrays": (np.array(tied.y_true), {}),
    "small integers": (np.array(tied.y_true, dtype=np.int8), {}),
    "unsigned integers": (np.array(tied.y_true, dtype=np.uint64), {}),
    "floats": (np.array(tied.y_true, dtype=float), {}),
    "booleans": ([True, False, True], {}),
    "minus one": ([1, -1, 1], {}),
    "strings": (["spam", "ham", "spam"], {"pos_label": "spam"}),
    "objects": (np.array([1, 0, 1], dtype=object), {}),
    "other numbers": ([2, 1, 2], {"pos_label": 2}),
    "the lesser label": ([0, 1, 0], {"pos_label": 0}),
    "a false label": ([False, True, False], {"pos_label": False}),
    "pandas": (pd.Series([1, 0, 1], index=[7, 8, 9]), {}),
    "pandas with gaps": (pd.Series([1, 0, 1], dtype="Int64"), {}),
    "pandas booleans": (pd.Series([True, False, True], dtype="boolean"), {}),
    "pandas strings": (pd.Series(["spam", "ham", "spam"]), {"pos_label": "spam"}),
    "pandas categories": (
        pd.Series(["spam", "ham", "spam"], dtype="category"),
        {"pos_label": "spam"},
    ),
}


@pytest.mark.parametrize(("labels", "options"), FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("scores", [list, np.array, pd.Series], ids=["list", "array", "column"])
def test_forms_of_labels_and_scores(labels, options, scores):
    y_score = scores(tied.y_score)
    assert course_lib.average_precision(labels, y_score, **options) == close(7 / 12)
    assert course_lib.roc_auc(labels, y_score, **options) == 0.25
    assert course_lib.precision(labels, y_score, 0.9, **options) == 0.5
    assert course_lib.precision(labels, labels, **options) == 1
    assert course_lib.prevalence(labels, **options) == close(2 / 3)


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.longdouble, np.int8, np.uint64, bool])
def test_types_of_scores(kind):
    y_score = np.array([1, 0, 1, 0, 1], dtype=kind)
    assert course_lib.roc_auc(five.y_true, y_score) == 1.0
    assert course_lib.roc_curve(five.y_true, y_score)[2].tolist() == [np.inf, 1, 0]


def test_whole_scores_beyond_the_floats_are_told_apart():
    y_score = [2**53 + 1, 2**53, 2**53 + 2]
    assert course_lib.roc_auc([1, 0, 1], y_score) == exact.roc_auc([1, 0, 1], y_score) == 1


def test_narrow_labels_and_scores_do_not_overflow_or_round():
    y_true = np.ones(1000, dtype=np.int8)
    assert course_lib.confusion_counts(y_true, y_true) == (1000, 0, 0, 0)
    assert exact.confusion_counts(y_true, y_true) == (1000, 0, 0, 0)
    assert exact.prevalence(y_true) == course_lib.prevalence(y_true) == 1
    narrow = np.array([0.7], dtype=np.float32)  # a little below 0.7
    assert course_lib.confusion_counts([1], narrow, 0.7) == (0, 0, 1, 0)
    assert exact.confusion_counts([1], narrow, 0.7) == (0, 0, 1, 0)
    assert exact.confusion_counts([1], [0.7], narrow[0]) == (1, 0, 0, 0)
    assert exact.roc_auc([1, 0], [0.7, narrow[0]]) == 1


def test_results_are_plain_numbers():
    assert type(course_lib.average_precision(*five)) is float
    assert type(course_lib.roc_auc(*five)) is float
    assert type(course_lib.prevalence(five.y_true)) is float
    assert type(course_lib.recall(*five, 0.7)) is float
    assert [type(count) for count in course_lib.confusion_counts(*five, 0.7)] == [int] * 4


def test_arguments_are_left_as_they_were():
    y_true, y_score, weight = np.array([1, 0, 1]), np.array([0.0, -0.0, 1.0]), np.ones(3)
    for array in (y_true, y_score, weight):
        array.flags.writeable = False
    assert course_lib.roc_auc(y_true, y_score, sample_weight=weight) == 0.75
    assert course_lib.average_precision(y_true, y_score) == close(5 / 6)
