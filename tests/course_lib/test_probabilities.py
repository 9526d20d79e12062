"""Losses and calibration: the definition, the fast version and scikit-learn."""

import warnings
from fractions import Fraction
from functools import partial
from math import inf, log, nan

import hypothesis.strategies as st
import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from sklearn import metrics
from sklearn.calibration import calibration_curve

import course_lib
from course_lib import exact
from course_lib.data import eight

close = partial(pytest.approx, rel=4e-15, abs=4e-15)

PROBABILITIES = st.one_of(
    st.integers(0, 20).map(lambda k: k / 20),
    st.sampled_from([0.0, 1.0, 5e-324, 1e-300, 1e-17, 1 - 2**-53, 0.5, 1 / 3]),
    st.floats(0, 1),
)


@st.composite
def forecasts(draw, probabilities=PROBABILITIES):
    n = draw(st.integers(2, 40))
    y_true = [1, 0, *draw(st.lists(st.integers(0, 1), min_size=n - 2, max_size=n - 2))]
    p = draw(st.lists(probabilities, min_size=n, max_size=n))
    weight = [1, 1, *draw(st.lists(st.integers(0, 4), min_size=n - 2, max_size=n - 2))]
    return y_true, p, weight


@given(forecasts(), st.booleans())
def test_losses(forecast, weighted):
    y_true, p, weight = forecast
    options = {"sample_weight": weight if weighted else None}
    data = [np.repeat(values, weight).tolist() for values in (y_true, p)]
    data = data if weighted else (y_true, p)
    brier = course_lib.brier(y_true, p, **options)
    assert brier == close(float(exact.brier(*data)))
    assert brier == close(metrics.brier_score_loss(y_true, p, **options))
    loss = course_lib.log_loss(y_true, p, **options)
    # As fractions, the probabilities are the floats themselves and not what they print.
    definition = exact.log_loss(data[0], [Fraction(value) for value in data[1]])
    assert loss == pytest.approx(definition, rel=2e-14)
    assert loss == pytest.approx(metrics.log_loss(y_true, p, **options), rel=1e-14, abs=1e-14)


@given(
    forecasts(st.integers(0, 1000).map(lambda k: k / 1000)),
    st.sampled_from(["uniform", "quantile"]),
    st.sampled_from([1, 2, 4, 8, 5, 10, 49]),
)
def test_calibration(forecast, strategy, n_bins):
    y_true, p, _ = forecast
    options = {"n_bins": n_bins, "strategy": strategy}
    ours = course_lib.calibration_curve(y_true, p, **options)
    definition = exact.calibration_curve(y_true, p, **options)
    for array, values in zip(ours, definition, strict=True):
        assert array == close([float(value) for value in values])
    if strategy == "uniform" or n_bins in (1, 2, 4, 8):  # other quantiles are rounded there
        theirs = calibration_curve(y_true, p, **options)
        for array, values in zip(ours, theirs, strict=True):
            assert array == close(values)
    error = course_lib.expected_calibration_error(y_true, p, **options)
    assert error == close(float(exact.expected_calibration_error(y_true, p, **options)))


def test_known_losses():
    assert round(exact.log_loss([1, 1], [0.01, 0.01]), 3) == 4.605
    assert round(course_lib.log_loss([0, 0], [0.99, 0.99]), 3) == 4.605
    assert round(exact.log_loss([1, 1], [0.4, 0.4]), 3) == 0.916
    assert exact.log_loss([1, 0], [0.5, 0.5]) == close(log(2))
    assert exact.brier([1, 0], [0.9, 0.2]) == Fraction(1, 40)
    assert exact.brier(*eight) == Fraction(7, 40)
    assert exact.expected_calibration_error(*eight) == Fraction(7, 20)


def test_log_loss_keeps_off_zero_and_one():
    for library in (exact, course_lib):
        assert library.log_loss([1], [0.0]) == close(52 * log(2))
        assert library.log_loss([0], [1.0]) == close(52 * log(2))
        assert library.log_loss([1], [1.0]) == pytest.approx(2**-52, rel=1e-12)
        assert library.log_loss([0], [1e-10]) == pytest.approx(1.00000000005e-10, rel=1e-14)


def test_log_loss_of_columns_in_any_order():
    rows = [[0.7, 0.2, 0.1], [0.2, 0.5, 0.3], [0.1, 0.1, 0.8]]
    y_true = ["cat", "dog", "ant"]
    expected = -(log(0.7) + log(0.5) + log(0.8)) / 3
    for library in (exact, course_lib):
        assert library.log_loss(y_true, rows, labels=["cat", "dog", "ant"]) == close(expected)
    by_name = [[row[2], row[0], row[1]] for row in rows]
    for library in (exact, course_lib):
        assert library.log_loss(y_true, by_name) == close(expected)
        assert library.log_loss(y_true, by_name, labels=["ant", "cat", "dog"]) == close(expected)
    assert metrics.log_loss(y_true, by_name) == close(expected)
    # scikit-learn sorts the labels and leaves the columns
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs = metrics.log_loss(y_true, rows, labels=["cat", "dog", "ant"])
    assert theirs == close(-(log(0.2) + log(0.3) + log(0.1)) / 3)
    columns = pd.DataFrame(rows)
    names = pd.Series(y_true, dtype="category")
    assert course_lib.log_loss(names, columns, labels=["cat", "dog", "ant"]) == close(expected)
    weighted = course_lib.log_loss(y_true, by_name, sample_weight=[2, 0, 0])
    assert weighted == close(-log(0.7))
    assert course_lib.log_loss([2, 2], [[0.1, 0.9]] * 2, labels=[1, 2]) == close(-log(0.9))


def test_forms_of_labels():
    for labels, options in [
        (["spam", "ham"], {"pos_label": "spam"}),
        ([True, False], {}),
        ([1, -1], {}),
        (pd.Series([1, 0]), {}),
    ]:
        assert course_lib.brier(labels, pd.Series([0.9, 0.2]), **options) == close(0.025)
        assert course_lib.log_loss(labels, [0.9, 0.2], **options) == close(
            -(log(0.9) + log(0.8)) / 2
        )
        curve = course_lib.calibration_curve(labels, [0.9, 0.2], **options)
        assert [array.tolist() for array in curve] == [[0, 1], [0.2, 0.9]]


def test_a_probability_on_an_edge_belongs_below():
    p = [0.1, 0.2, 0.3, 0.7]
    for library in (exact, course_lib):
        _, mean = library.calibration_curve([0, 1, 0, 1], p, n_bins=10)
        assert [float(value) for value in mean] == p
        share, _ = library.calibration_curve([0, 0, 0, 1, 1], [0.2, 0.4, 0.6, 0.8, 1.0])
        assert list(share) == [0, 0, 0, 1, 1]


@pytest.mark.parametrize("library", [course_lib, exact])
def test_errors(library):
    metrics_of_one_column = [
        (library.log_loss, "y_proba"),
        (library.brier, "y_proba"),
        (library.calibration_curve, "y_prob"),
        (library.expected_calibration_error, "y_prob"),
    ]
    for metric, name in metrics_of_one_column:
        for arguments, message in [
            (([], []), "y_true is empty"),
            (([1, 0], [0.5]), f"y_true has 2 and {name} has 1 values"),
            (([1, 0, 2], [0.1, 0.2, 0.3]), r"y_true\[2\] is 2"),
            (([1, 0], [0.5, 1.5]), rf"{name}\[1\] is 1.5: it must lie between 0 and 1"),
            (([1, 0], [-0.1, 0.5]), rf"{name}\[0\] is -0.1"),
            (([1, 0], [0.5, nan]), rf"{name}\[1\] is nan"),
            (([1, 0], [inf, 0.5]), rf"{name}\[0\] is inf"),
            (([1, 0], [0.5, "a"]), rf"{name}\[1\] is 'a'"),
        ]:
            with pytest.raises(ValueError, match=message):
                metric(*arguments)
    for curve in (library.calibration_curve, library.expected_calibration_error):
        with pytest.raises(ValueError, match="n_bins is 0"):
            curve([1, 0], [0.5, 0.4], n_bins=0)
        with pytest.raises(ValueError, match="strategy is 'equal': it must be"):
            curve([1, 0], [0.5, 0.4], strategy="equal")
    rows = [[0.5, 0.5], [0.25, 0.75]]
    for arguments, labels, message in [
        ((["a", "b"], [[0.5, 0.5], [0.5, 0.6]]), None, r"y_proba\[1\] adds up to 1.1"),
        ((["a", "b"], rows), ["a", "b", "c"], "y_proba.* has 2 .* for 3 labels"),
        ((["a", "c"], rows), ["a", "b"], "labels holds .*"),
        ((["a", "b"], rows), ["a", "a"], "labels .*"),
        ((["a", "b", "a"], rows), None, "y_true has 3 and y_proba has 2"),
        ((["a", None], rows), None, r"y_true\[1\] is missing"),
        ((["a", "b"], [[0.5, 0.5], [-0.5, 1.5]]), None, r"y_proba\[.*\] is -0.5"),
        (([1, 0], [0.5, 0.4]), [0, 1], "labels"),
    ]:
        with pytest.raises(ValueError, match=message):
            library.log_loss(*arguments, labels=labels)


def test_errors_of_the_fast_version():
    with pytest.raises(ValueError, match="pos_label is for one column"):
        course_lib.log_loss([1, 0], np.eye(2), pos_label=1)
    with pytest.raises(ValueError, match=r"y_proba has shape \(2, 2\)"):
        course_lib.brier([1, 0], np.eye(2))
    with pytest.raises(ValueError, match=r"sample_weight\[1\] is -1"):
        course_lib.brier([1, 0], [0.5, 0.5], sample_weight=[1, -1])
    with pytest.raises(ValueError, match="y_true has 2 and sample_weight has 1"):
        course_lib.log_loss([1, 0], [0.5, 0.5], sample_weight=[1])
    with pytest.raises(ValueError, match="y_true holds numbers and labels holds names"):
        course_lib.log_loss([1, 0], np.eye(2), labels=["a", "b"])
