"""AUC and average precision from one sort: the values of the two functions, on any scores."""

from functools import partial

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import example, given

import course_lib
from course_lib import areas, exact

close = partial(pytest.approx, rel=2e-15, abs=2e-15)

EXTREMES = [0.0, -0.0, 5e-324, -5e-324, 1e-310, -1e-300, 2e-300, 1.0, 1 + 2**-52, -1.0]
LARGE = [1.9999999999999998, 2.0, -2.0, -2.0000000000000004, 1e300, -1e300, 1.7e308]


@st.composite
def samples(draw):
    n = draw(st.integers(2, 60))
    y_true = [1, 0, *draw(st.lists(st.integers(0, 1), min_size=n - 2, max_size=n - 2))]
    scores = draw(
        st.sampled_from(
            [
                st.floats(-1, 1),
                st.floats(-1e300, 1e300),
                st.sampled_from(EXTREMES),
                st.sampled_from([*EXTREMES, *LARGE]),
                st.sampled_from([-3.0, -0.5, 0.0, 0.5, 3.0]),
            ]
        )
    )
    return y_true, draw(st.lists(scores, min_size=n, max_size=n))


def agrees(y_true, y_score, **options):
    both = course_lib.roc_auc_and_average_precision(y_true, y_score, **options)
    assert both.roc_auc == course_lib.roc_auc(y_true, y_score, **options)
    assert both.average_precision == close(course_lib.average_precision(y_true, y_score, **options))
    assert [type(value) for value in both] == [float, float]
    return both


@given(samples(), st.sampled_from([np.float64, np.float32]))
@example(([1, 0, 1], [-0.0, 0.0, 2.0]), np.float64)
@example(([1, 0], [1e300, 5e-324]), np.float64)
def test_the_two_metrics(sample, kind):
    y_true, y_score = sample
    with np.errstate(over="ignore"):
        scores = np.clip(np.array(y_score).astype(kind), -3e38, 3e38)
    both = agrees(y_true, scores)
    assert both.roc_auc == float(exact.roc_auc(y_true, scores))
    assert both.average_precision == close(float(exact.average_precision(y_true, scores)))


@given(samples())
def test_slices_of_any_size(sample):
    labels, scores = np.array(sample[0], dtype=bool), np.array(sample[1]) / 4
    whole = course_lib.roc_auc_and_average_precision(labels, scores)
    with pytest.MonkeyPatch.context() as patch:
        for size in (1, 2, 7):
            patch.setattr(areas, "SLICE", size)
            assert course_lib.roc_auc_and_average_precision(labels, scores) == close(whole)


@pytest.mark.parametrize("ties", [None, 1, 3])
def test_many_slices(ties):
    rng = np.random.default_rng(1)
    y_true = rng.integers(0, 2, 150_000)
    y_score = rng.normal(size=150_000) + y_true / 2
    both = course_lib.roc_auc_and_average_precision(
        y_true, y_score if ties is None else np.round(y_score, ties)
    )
    scores = y_score if ties is None else np.round(y_score, ties)
    assert both.roc_auc == course_lib.roc_auc(y_true, scores)
    assert both.average_precision == pytest.approx(
        course_lib.average_precision(y_true, scores), rel=1e-14
    )


def test_a_block_longer_than_a_slice():
    y_true = np.tile([1, 0, 0], 60_000)
    both = course_lib.roc_auc_and_average_precision(y_true, np.full(180_000, 0.3))
    assert both == close((0.5, 1 / 3))
    assert course_lib.roc_auc_and_average_precision(
        y_true, np.repeat([0.3, -0.3], 90_000)
    ) == close((0.5, 1 / 3))


def test_the_longer_way():
    agrees([1, 0, 1, 0], [2**53 + 1, 2**53, 3, 2])
    agrees([1, 0, 1], np.array([1, 2, 3], dtype=np.longdouble))
    agrees([1, 0, 1], [0.5, 0.5, 0.1], sample_weight=[1, 2, 3])
    agrees(["a", "b", "a"], [0.5, 0.5, 0.1], pos_label="a")
    assert areas._sorted_keys(np.array([True]), np.array([1])) is None
    assert areas._sorted_keys(np.array([True, False]), np.array([1e300, 5e-324])) is None
    assert areas._sorted_keys(np.array([True, False]), np.array([1e300, 1.0])) is not None


def test_errors():
    for arguments, message in [
        (([], []), "y_true is empty"),
        (([1, 0], [0.5]), "y_true has 2 and y_score has 1 values"),
        (([1, 0], [0.5, np.nan]), r"y_score\[1\] is nan"),
        (([1, 1], [0.5, 0.4]), r"y_true has no .*negative label: AUC"),
        (([0, 0], [0.5, 0.4]), r"y_true has no .*positive label: AUC"),
    ]:
        with pytest.raises(ValueError, match=message):
            course_lib.roc_auc_and_average_precision(*arguments)
    with pytest.raises(ValueError, match=r"sample_weight\[0\] is -1"):
        course_lib.roc_auc_and_average_precision([1, 0], [0.5, 0.4], sample_weight=[-1, 1])
