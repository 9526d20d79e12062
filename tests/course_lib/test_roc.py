"""The ROC plane: Gini, partial areas, the convex hull, the best point for given costs."""

from fractions import Fraction
from functools import partial
from math import inf, nan

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given
from scipy.spatial import ConvexHull
from sklearn import metrics

import course_lib
from course_lib import exact
from course_lib.data import eight, ten

close = partial(pytest.approx, rel=4e-15, abs=4e-15)

#: Fawcett (2006), fig. 3: twenty instances, from the highest score down.
FAWCETT = (
    [int(label == "p") for label in "ppnpppnnpnpnpnnnpnpn"],
    [
        *[0.9, 0.8, 0.7, 0.6, 0.55, 0.54, 0.53, 0.52, 0.51, 0.505],
        *[0.4, 0.39, 0.38, 0.37, 0.36, 0.35, 0.34, 0.33, 0.30, 0.1],
    ],
)


@st.composite
def samples(draw):
    """Labels of both classes, scores with ties, and whole weights."""
    n = draw(st.integers(2, 40))
    y_true = [1, 0, *draw(st.lists(st.integers(0, 1), min_size=n - 2, max_size=n - 2))]
    scores = st.one_of(st.integers(-3, 3), st.floats(-1e300, 1e300), st.sampled_from([0.0, -0.0]))
    y_score = draw(st.lists(scores, min_size=n, max_size=n))
    weight = draw(st.lists(st.integers(1, 4), min_size=n, max_size=n))
    return y_true, y_score, weight


def copies(y_true, y_score, weight):
    return np.repeat(y_true, weight).tolist(), np.repeat(np.asarray(y_score), weight).tolist()


def test_fawcetts_twenty_instances():
    assert exact.roc_auc(*FAWCETT) == Fraction(68, 100)
    assert exact.gini(*FAWCETT) == Fraction(36, 100)
    fpr, tpr, thresholds = exact.roc_curve(*FAWCETT)
    at = {t: (x, y) for x, y, t in zip(fpr, tpr, thresholds, strict=True)}
    assert at[0.9] == (0, Fraction(1, 10))
    assert at[0.54] == (Fraction(1, 10), Fraction(1, 2))
    assert at[0.1] == (1, 1)
    # At equal costs and classes the best point is the one of the greatest accuracy, 70 %.
    best = exact.best_operating_point(*FAWCETT, 1, 1)
    assert best == (0.54, Fraction(1, 10), Fraction(1, 2), Fraction(3, 10))
    assert course_lib.best_operating_point(*FAWCETT, 1, 1) == (0.54, 0.1, 0.5, 0.3)


@given(samples(), st.booleans(), st.sampled_from([0.001, 0.1, 0.25, 1 / 3, 0.5, 0.9, 1.0]))
def test_areas(sample, weighted, max_fpr):
    y_true, y_score, weight = sample
    options = {"sample_weight": weight if weighted else None}
    data = copies(*sample) if weighted else (y_true, y_score)
    assert course_lib.gini(y_true, y_score, **options) == close(float(exact.gini(*data)))
    ours = course_lib.partial_auc(y_true, y_score, max_fpr, **options)
    assert ours == close(float(exact.partial_auc(*data, max_fpr)))
    theirs = metrics.roc_auc_score(y_true, y_score, max_fpr=max_fpr, **options)
    assert ours == pytest.approx(theirs, rel=2e-14, abs=2e-14)
    area = course_lib.partial_auc(y_true, y_score, max_fpr, standardize=False, **options)
    assert area == close(float(exact.partial_auc(*data, max_fpr, standardize=False)))


def test_known_areas():
    assert exact.gini(*eight) == Fraction(5, 8)
    assert exact.partial_auc(*eight, 1) == exact.roc_auc(*eight)
    assert exact.partial_auc(*eight, 0.5, standardize=False) == Fraction(5, 16)
    assert exact.partial_auc([1, 0], [2, 1], 0.1) == 1
    assert exact.partial_auc([1, 0], [1, 1], 0.1) == Fraction(1, 2)


@given(samples(), st.booleans())
def test_the_hull(sample, weighted):
    y_true, y_score, weight = sample
    options = {"sample_weight": weight if weighted else None}
    data = copies(*sample) if weighted else (y_true, y_score)
    ours = course_lib.roc_convex_hull(y_true, y_score, **options)
    if weighted:  # rounded rates: a corner may be one by a last bit
        assert ours[0][0] == ours[1][0] == 0
        assert course_lib.roc_convex_hull(*data)[2].tolist() == exact.roc_convex_hull(*data)[2]
        return
    definition = exact.roc_convex_hull(*data)
    for array, values in zip(ours, definition, strict=True):
        assert array.tolist() == [float(value) for value in values]
    fpr, tpr, _ = definition
    slopes = [
        (y1 - y0) / (x1 - x0) if x1 > x0 else inf
        for x0, x1, y0, y1 in zip(fpr, fpr[1:], tpr, tpr[1:], strict=False)
    ]
    assert slopes == sorted(set(slopes), reverse=True)
    curve = np.array(exact.roc_curve(*data)[:2], dtype=float)
    assert (np.interp(curve[0], ours[0], ours[1]) >= curve[1] - 1e-12).all()


def test_the_hull_is_that_of_scipy():
    rng = np.random.default_rng(3)
    y_true = rng.integers(0, 2, 400)
    y_score = rng.normal(size=400) + y_true
    fpr, tpr, _ = course_lib.roc_curve(y_true, y_score, drop_intermediate=False)
    points = np.column_stack([np.append(fpr, 1), np.append(tpr, 0)])
    corners = {tuple(points[i]) for i in ConvexHull(points).vertices} - {(1, 0)}
    ours = course_lib.roc_convex_hull(y_true, y_score)
    assert set(zip(ours[0].tolist(), ours[1].tolist(), strict=True)) == corners


def test_large_weights_do_not_overflow():
    fpr, tpr, thresholds = course_lib.roc_convex_hull(
        [1, 0, 1, 0], [4, 3, 2, 1], sample_weight=[3e200, 1e200, 1e200, 3e200]
    )
    assert fpr.tolist() == [0, 0, 0.25, 1]
    assert tpr.tolist() == [0, 0.75, 1, 1]
    assert thresholds.tolist() == [inf, 4, 2, 1]


@given(samples(), st.integers(1, 20), st.integers(1, 20), st.sampled_from([None, 0.01, 0.5, 0.99]))
def test_the_best_point_costs_least(sample, cost_fp, cost_fn, prevalence):
    y_true, y_score, weight = sample
    ours = course_lib.best_operating_point(y_true, y_score, cost_fp, cost_fn, prevalence=prevalence)
    best = exact.best_operating_point(y_true, y_score, cost_fp, cost_fn, prevalence=prevalence)
    assert ours == tuple(float(value) for value in best)
    share = exact.prevalence(y_true) if prevalence is None else Fraction(str(prevalence))
    costs = [
        (share * cost_fn * (1 - y) + (1 - share) * cost_fp * x, -t)
        for x, y, t in zip(*exact.roc_curve(y_true, y_score), strict=True)
    ]
    assert (best.cost, -best.threshold) == min(costs)
    repeated = exact.best_operating_point(*copies(*sample), cost_fp, cost_fn, prevalence=prevalence)
    weighted = course_lib.best_operating_point(
        y_true, y_score, cost_fp, cost_fn, prevalence=prevalence, sample_weight=weight
    )
    assert weighted.cost == close(float(repeated.cost))


def test_iso_cost_lines():
    assert exact.iso_cost_slope(0.01, 5, 500) == Fraction(99, 100)
    assert course_lib.iso_cost_slope(0.01, 5, 500) == 0.99
    assert exact.iso_cost_slope(0.5, 1, 1) == 1


def test_the_points_that_scikit_learn_leaves():
    y_true, y_score = [0, 0, 0, 0, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5, 6, 7]
    assert len(metrics.roc_curve(y_true, y_score)[0]) == 4
    fpr, tpr, thresholds = course_lib.roc_curve(y_true, y_score)
    assert (fpr.tolist(), tpr.tolist()) == ([0, 0, 1], [0, 1, 1])
    assert thresholds.tolist() == [inf, 4, 0]
    # Steps of one slope and different lengths: no corner between them.
    y_true, y_score = [1, 0, 1, 1, 0, 0, 1, 0], [3, 3, 2, 2, 2, 2, 1, 1]
    assert len(metrics.roc_curve(y_true, y_score)[0]) == 4
    assert course_lib.roc_curve(y_true, y_score)[2].tolist() == [inf, 1]


@pytest.mark.parametrize("library", [course_lib, exact])
def test_errors(library):
    for value, message in [
        (0, "max_fpr is 0: it must be above zero"),
        (1.5, "max_fpr is 1.5: it must lie between 0 and 1"),
        (nan, "max_fpr is nan"),
        ("a", "max_fpr is 'a'"),
    ]:
        with pytest.raises(ValueError, match=message):
            library.partial_auc(*ten, value)
    for values, message in [
        ((0, 1, 1), "prevalence is 0: it must lie between 0 and 1, and be neither"),
        ((1, 1, 1), "prevalence is 1"),
        ((0.5, 0, 1), "cost_fp is 0: it must be above zero"),
        ((0.5, 1, -2), "cost_fn is -2: it must be above zero"),
        ((0.5, inf, 1), "cost_fp is inf"),
    ]:
        with pytest.raises(ValueError, match=message):
            library.iso_cost_slope(*values)
        with pytest.raises(ValueError, match=message):
            library.best_operating_point(*ten, *values[1:], prevalence=values[0])
    for metric in (
        library.gini,
        library.roc_convex_hull,
        partial(library.partial_auc, max_fpr=0.5),
        partial(library.best_operating_point, cost_fp=1, cost_fn=1),
    ):
        with pytest.raises(ValueError, match=r"y_true has no .*negative"):
            metric([1, 1], [1, 2])
        with pytest.raises(ValueError, match=r"y_true has no .*positive"):
            metric([0, 0], [1, 2])
        with pytest.raises(ValueError, match=r"y_score\[1\] is nan"):
            metric([0, 1], [1, nan])
