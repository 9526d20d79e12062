"""Maps from scores to probabilities: pooling, the hull, scikit-learn, and a minimum of scipy's."""

from fractions import Fraction
from functools import partial
from math import nan

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given
from scipy.optimize import minimize
from sklearn.calibration import _SigmoidCalibration
from sklearn.isotonic import IsotonicRegression

import course_lib
from course_lib import exact
from course_lib.data import eight, ten
from course_lib.simulation import gaussian_scores

close = partial(pytest.approx, rel=4e-15, abs=4e-15)


@st.composite
def samples(draw):
    n = draw(st.integers(2, 40))
    y_true = draw(st.lists(st.integers(0, 1), min_size=n, max_size=n))
    # scikit-learn takes scores within 1e-15 of each other for equal
    scores = st.one_of(
        st.integers(-5, 5), st.floats(-100, 100).map(lambda x: round(x, 6)), st.just(-0.0)
    )
    y_score = draw(st.lists(scores, min_size=n, max_size=n))
    weight = draw(st.lists(st.integers(1, 4), min_size=n, max_size=n))
    return y_true, y_score, weight


@given(samples(), st.booleans(), st.lists(st.floats(-120, 120), min_size=1, max_size=9))
def test_isotonic_map(sample, weighted, new):
    y_true, y_score, weight = sample
    options = {"sample_weight": weight if weighted else None}
    data = [np.repeat(values, weight).tolist() for values in (y_true, y_score)]
    data = data if weighted else (y_true, y_score)
    ours = course_lib.isotonic_map(y_true, y_score, **options)
    definition = exact.isotonic_map(*data)
    assert ours(y_score) == close([float(p) for p in definition(y_score)])
    assert (np.diff(ours.scores) > 0).all()
    assert (np.diff(ours.probabilities) >= 0).all()
    theirs = IsotonicRegression(out_of_bounds="clip").fit(y_score, y_true, **options)
    assert ours(y_score) == pytest.approx(theirs.predict(y_score), abs=1e-14)
    assert ours(new) == pytest.approx([float(p) for p in definition(new)], abs=1e-9)


def test_a_map_between_and_beyond_the_fitted_scores():
    fitted = exact.isotonic_map(*eight)
    assert fitted([0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 1]) == [0, 0, *[Fraction(1, 2)] * 3, 1, 1]
    assert fitted([-5]) == [0]
    assert exact.isotonic_map([0, 1], [0, 4])([1, 4, 5]) == [Fraction(1, 4), 1, 1]
    assert course_lib.isotonic_map([0, 1], [0, 4])([1, 4, 5]).tolist() == [0.25, 1, 1]
    assert exact.isotonic_map([1, 1], [1, 2])([0]) == [1]
    assert course_lib.isotonic_map([0, 0], [1, 2])([0, 3]).tolist() == [0, 0]


def test_the_isotonic_map_calibrates_its_own_sample():
    y_true, y_score = gaussian_scores(3000, 5000, 1.0)
    p = course_lib.isotonic_map(y_true, y_score)(y_score)
    assert p.mean() == pytest.approx(3000 / 8000, rel=1e-12)
    for value in np.unique(p):
        assert y_true[p == value].mean() == pytest.approx(value, abs=1e-12)


def cross_entropy(parameters, x, weight, positive):
    z = parameters[0] * x + parameters[1]
    n_pos, n_neg = weight[positive].sum(), weight[~positive].sum()
    target = np.where(positive, (n_pos + 1) / (n_pos + 2), 1 / (n_neg + 2))
    return (weight * (np.logaddexp(0, z) - target * z)).sum()


@given(samples(), st.booleans())
def test_platt_map(sample, weighted):
    y_true, y_score, weight = [1, 0, *sample[0]], [7, -6.5, *sample[1]], [1, 1, *sample[2]]
    options = {"sample_weight": weight if weighted else None}
    data = [np.repeat(values, weight).tolist() for values in (y_true, y_score)]
    data = data if weighted else (y_true, y_score)
    ours = course_lib.platt_map(y_true, y_score, **options)
    definition = exact.platt_map(*data)
    assert ours == pytest.approx(definition, rel=1e-7, abs=1e-9)
    assert ours(y_score) == pytest.approx(definition(y_score), rel=1e-7)

    # No other sigmoid is better.
    x, positive = np.array(y_score, dtype=float), np.array(y_true) == 1
    w = np.array(weight if weighted else [1] * len(x), dtype=float)
    least = cross_entropy(ours, x, w, positive)
    for step in (1e-4, -1e-4):
        assert cross_entropy((ours.slope + step, ours.intercept), x, w, positive) > least
        assert cross_entropy((ours.slope, ours.intercept + step), x, w, positive) > least


def test_platt_map_beside_scipy_and_scikit_learn():
    y_true, y_score = gaussian_scores(300, 900, 1.5, seed=2)
    ours = course_lib.platt_map(y_true, y_score)
    best = minimize(
        cross_entropy, [0, 0], args=(y_score, np.ones(1200), y_true == 1), method="BFGS"
    )
    assert ours == pytest.approx(best.x, rel=1e-4)
    theirs = _SigmoidCalibration().fit(y_score, y_true)
    assert ours == pytest.approx((-theirs.a_, -theirs.b_), rel=1e-3)
    assert ours(y_score) == pytest.approx(theirs.predict(y_score), abs=1e-3)


def test_platt_map_of_a_perfect_ranking_and_of_far_scores():
    y_true = [0] * 50 + [1] * 50
    ours = course_lib.platt_map(y_true, np.arange(100))
    assert ours == pytest.approx(exact.platt_map(y_true, range(100)), rel=1e-7)
    p = ours([0, 49.5, 99])
    assert p[1] == pytest.approx(0.5)
    assert 0 < p[0] < 0.05
    assert ours([-1e5, 1e5]).tolist() == [0, 1]
    far = course_lib.platt_map(y_true, 1e300 * np.arange(100) / 100)
    assert far(1e300 * np.arange(100) / 100) == pytest.approx(ours(np.arange(100)), rel=1e-6)
    # The mean of the probabilities is that of the targets.
    assert course_lib.platt_map(*ten)(ten.y_score).mean() == pytest.approx(
        (4 * 5 / 6 + 6 / 8) / 10, rel=1e-9
    )


@pytest.mark.parametrize("library", [course_lib, exact])
def test_errors(library):
    for arguments, message in [
        (([], []), "y_true is empty"),
        (([1, 0], [0.5]), "y_true has 2 and y_score has 1 values"),
        (([1, 0], [0.5, nan]), r"y_score\[1\] is nan"),
        (([1, 0, 2], [1, 2, 3]), r"y_true\[2\] is 2"),
    ]:
        for fit in (library.isotonic_map, library.platt_map):
            with pytest.raises(ValueError, match=message):
                fit(*arguments)
    for arguments, message in [
        (([1, 1], [1, 2]), r"y_true has no .*negative.*Platt's map"),
        (([0, 0], [1, 2]), r"y_true has no .*positive.*Platt's map"),
        (([0, 1], [1, 1]), r"y_score holds 1.0 alone: no slope"),
    ]:
        with pytest.raises(ValueError, match=message):
            library.platt_map(*arguments)
    for fit in (library.isotonic_map, library.platt_map):
        with pytest.raises(ValueError, match=r"y_score\[1\] is nan"):
            fit([0, 1, 0, 1], [1, 2, 3, 4])([0, nan])
