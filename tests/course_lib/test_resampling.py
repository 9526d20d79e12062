"""The bootstrap: the plain loop over the same draws, scipy's intervals, the jackknife."""

from fractions import Fraction
from functools import partial
from math import nan

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given, settings
from scipy import stats
from sklearn import metrics

import course_lib
from course_lib import exact, resampling
from course_lib.data import eight, ten
from course_lib.simulation import gaussian_scores

BOTH = course_lib.roc_auc_and_average_precision
DEFINITIONS = {
    course_lib.roc_auc: (exact.roc_auc, metrics.roc_auc_score),
    course_lib.average_precision: (exact.average_precision, metrics.average_precision_score),
}
each_metric = pytest.mark.parametrize("metric", DEFINITIONS)


@st.composite
def samples(draw):
    n = draw(st.integers(4, 25))
    y_true = [1, 0, 1, 0, *draw(st.lists(st.integers(0, 1), min_size=n - 4, max_size=n - 4))]
    scores = st.one_of(st.integers(-3, 3), st.floats(-1e300, 1e300), st.just(-0.0))
    return y_true, draw(st.lists(scores, min_size=n, max_size=n))


@pytest.mark.parametrize("rounded", [None, 1])
def test_the_draws_and_values_are_those_of_the_plain_loop(rounded):
    y_true, y_score = gaussian_scores(60, 240, 1.0, seed=5)
    y_score = y_score if rounded is None else np.round(y_score, rounded)
    rng = np.random.default_rng(0)
    draws = rng.integers(0, 300, (50, 300))
    aucs = [metrics.roc_auc_score(y_true[i], y_score[i]) for i in draws]
    areas = [metrics.average_precision_score(y_true[i], y_score[i]) for i in draws]
    found = course_lib.bootstrap(BOTH, y_true, y_score, n_resamples=50)
    assert found.replicates == pytest.approx(np.column_stack([aucs, areas]), abs=3e-16)
    percentiles = np.percentile([aucs, areas], [2.5, 97.5], axis=1)
    assert np.array([found.low, found.high]) == pytest.approx(percentiles, abs=3e-16)
    assert found.estimate.tolist() == [
        course_lib.roc_auc(y_true, y_score),
        pytest.approx(course_lib.average_precision(y_true, y_score), rel=1e-14),
    ]
    for metric, column in ((course_lib.roc_auc, 0), (course_lib.average_precision, 1)):
        alone = course_lib.bootstrap(metric, y_true, y_score, n_resamples=50)
        assert alone.replicates.tolist() == found.replicates[:, column].tolist()
        assert (alone.low, alone.high) == (found.low[column], found.high[column])


def test_a_generator_goes_on_where_it_was():
    y_true, y_score = gaussian_scores(30, 70, 1.0)
    rng, same = np.random.default_rng(4), np.random.default_rng(4)
    for generator in (rng, same):
        generator.normal(size=17)
    found = course_lib.bootstrap(
        course_lib.roc_auc, y_true, y_score, n_resamples=7, seed=rng
    ).replicates
    draws = same.integers(0, 100, (7, 100))
    loop = exact.replicates(course_lib.roc_auc, y_true, y_score, draws)
    assert found == pytest.approx(loop, abs=3e-16)
    assert rng.integers(0, 2**40) == same.integers(0, 2**40)


@pytest.mark.parametrize("at_once", [1, 40, 300, 12_345])
def test_drawing_in_parts_draws_the_same(at_once, monkeypatch):
    monkeypatch.setattr(resampling, "DRAWN_AT_ONCE", at_once)
    parts = list(resampling._draws(33, 29, 1))
    whole = np.random.default_rng(1).integers(0, 33, (29, 33))
    assert np.concatenate(parts).tolist() == whole.tolist()
    assert len(parts) == -(-29 // max(1, at_once // 33))


@given(samples())
@settings(max_examples=60)
def test_replicates_of_any_scores(sample):
    y_true, y_score = sample
    draws = np.random.default_rng(0).integers(0, len(y_true), (20, len(y_true)))
    draws = [d for d in draws if 0 < sum(np.take(y_true, d)) < len(d)]
    ranking = resampling.Ranking(y_true, y_score, None, slice(None), "y_score")
    if not draws:
        return
    found = ranking.replicates(np.array(draws))
    for column, metric in enumerate((exact.roc_auc, exact.average_precision)):
        definition = exact.replicates(metric, y_true, y_score, draws)
        assert found[:, column] == pytest.approx([float(v) for v in definition], rel=2e-15)


@given(samples())
@settings(max_examples=60)
def test_the_jackknife_by_formula(sample):
    y_true, y_score = sample
    left_out = resampling.Ranking(y_true, y_score, None, slice(None), "y_score").left_out()
    for column, metric in enumerate((exact.roc_auc, exact.average_precision)):
        definition = [float(value) for value in exact.jackknife(metric, y_true, y_score)]
        assert left_out[:, column] == pytest.approx(definition, rel=1e-13)


def test_the_jackknife_computes_each_kind_of_object_once():
    y_true = [1, 1, 0, 0, 1, 0, 1] * 5
    y_pred = [1, 0, 0, 1, 1, 0, 1] * 5
    seen = []

    def precision(y_true, y_pred):
        seen.append(len(y_true))
        return course_lib.precision(y_true, y_pred)

    objects = resampling.Objects(precision, y_true, y_pred, {}, "y_pred")
    left_out = objects.left_out()
    assert seen == [35, 34, 34, 34, 34]
    definition = exact.jackknife(exact.precision, y_true, y_pred)
    assert left_out == pytest.approx([float(value) for value in definition], rel=1e-15)


@each_metric
@pytest.mark.parametrize("method", ["percentile", "bca"])
def test_intervals_are_scipys(metric, method):
    y_true, y_score = gaussian_scores(15, 45, 1.0, seed=8)
    found = course_lib.bootstrap(metric, y_true, y_score, n_resamples=300, method=method, seed=3)
    theirs = stats.bootstrap(
        (y_true, y_score),
        metric,
        paired=True,
        vectorized=False,
        n_resamples=300,
        method=method,
        rng=np.random.default_rng(3),
    )
    assert found.replicates == pytest.approx(theirs.bootstrap_distribution, abs=1e-15)
    interval = (theirs.confidence_interval.low, theirs.confidence_interval.high)
    assert (found.low, found.high) == pytest.approx(interval, abs=1e-12)
    definition, _ = DEFINITIONS[metric]
    values = [Fraction(value) for value in found.replicates]
    if method == "percentile":
        ends = exact.percentile_interval(values)
    else:
        left_out = exact.jackknife(definition, y_true, y_score)
        ends = exact.bca_interval(Fraction(found.estimate), values, left_out)
    assert (found.low, found.high) == pytest.approx(tuple(map(float, ends)), abs=1e-12)


@pytest.mark.parametrize("method", ["percentile", "bca"])
@pytest.mark.parametrize("metric", [course_lib.brier, course_lib.log_loss, course_lib.f1])
def test_any_metric(metric, method):
    y_true, y_score = gaussian_scores(30, 50, 1.0, seed=6)
    second = 1 / (1 + np.exp(-y_score))
    second = (second > 0.5).astype(int) if metric is course_lib.f1 else second
    found = course_lib.bootstrap(metric, y_true, second, n_resamples=200, method=method)
    theirs = stats.bootstrap(
        (y_true, second),
        metric,
        paired=True,
        vectorized=False,
        n_resamples=200,
        method=method,
        rng=np.random.default_rng(0),
    )
    assert found.replicates.tolist() == theirs.bootstrap_distribution.tolist()
    interval = (theirs.confidence_interval.low, theirs.confidence_interval.high)
    assert (found.low, found.high) == pytest.approx(interval, abs=1e-12)
    assert found.estimate == metric(y_true, second)


def test_labels_and_columns_of_any_kind():
    rng = np.random.default_rng(1)
    names = rng.choice(["ant", "bee", "cat"], 60).tolist()
    p = rng.dirichlet([1, 1, 1], 60)
    found = course_lib.bootstrap(course_lib.log_loss, names, p, n_resamples=30, method="bca")
    assert found.low < found.estimate < found.high
    pairs = course_lib.bootstrap(
        course_lib.roc_auc, ["b", "a"] * 20, range(40), n_resamples=30, pos_label="b"
    )
    again = course_lib.bootstrap(course_lib.roc_auc, [1, 0] * 20, range(40), n_resamples=30)
    assert pairs.replicates.tolist() == again.replicates.tolist()
    rates = course_lib.bootstrap(
        course_lib.recall, ["b", "a"] * 20, ["b", "b"] * 20, n_resamples=30, pos_label="b"
    )
    assert rates.replicates.tolist() == [1.0] * 30


@pytest.mark.parametrize("method", ["percentile", "bca"])
@pytest.mark.parametrize("metric", [course_lib.roc_auc, course_lib.brier, BOTH])
def test_paired_differences(metric, method):
    y_true, a = gaussian_scores(40, 60, 1.0, seed=1)
    b = a + np.random.default_rng(2).normal(size=100)
    a, b = (1 / (1 + np.exp(-scores)) for scores in (a, b))
    found = course_lib.paired_bootstrap(metric, y_true, a, b, n_resamples=100, method=method)
    draws = np.random.default_rng(0).integers(0, 100, (100, 100))
    loop = [np.subtract(metric(y_true[i], a[i]), metric(y_true[i], b[i])) for i in draws]
    assert found.replicates == pytest.approx(np.array(loop), abs=5e-16)
    assert found.estimate == pytest.approx(
        np.subtract(metric(y_true, a), metric(y_true, b)), abs=5e-16
    )
    if method == "percentile":
        ends = np.percentile(loop, [2.5, 97.5], axis=0)
    elif metric is BOTH:
        pairs = [
            course_lib.paired_bootstrap(one, y_true, a, b, n_resamples=100, method="bca")
            for one in DEFINITIONS
        ]
        ends = np.array([(pair.low, pair.high) for pair in pairs]).T
    else:
        left_out = np.subtract(
            exact.jackknife(metric, y_true, a), exact.jackknife(metric, y_true, b)
        )
        ends = exact.bca_interval(found.estimate, found.replicates.tolist(), left_out.tolist())
    assert np.array([found.low, found.high]) == pytest.approx(
        np.array(ends, dtype=float), abs=1e-12
    )


def test_pairs_tell_more_than_two_intervals():
    y_true, a = gaussian_scores(200, 300, 1.0, seed=1)
    b = a + np.random.default_rng(2).normal(scale=0.2, size=500)
    paired = course_lib.paired_bootstrap(course_lib.roc_auc, y_true, a, b)
    one = course_lib.bootstrap(course_lib.roc_auc, y_true, a)
    assert paired.high - paired.low < (one.high - one.low) / 3
    spread = course_lib.delong_test(y_true, a, b).standard_error
    assert paired.replicates.std() == pytest.approx(spread, rel=0.15)


def test_percentiles_are_exact():
    assert exact.percentile_interval([4, 1, 3, 2, 5], confidence=0.5) == (2, 4)
    assert exact.percentile_interval([0, 1], confidence=0.9) == (Fraction(1, 20), Fraction(19, 20))
    assert exact.percentile_interval([7]) == (7, 7)
    with pytest.raises(ValueError, match="values are empty"):
        exact.percentile_interval([])


def test_a_perfect_ranking_has_an_interval_of_a_point():
    for method in ("percentile", "bca"):
        found = course_lib.bootstrap(
            course_lib.roc_auc, [0] * 20 + [1] * 20, range(40), method=method, n_resamples=50
        )
        assert found[:3] == (1, 1, 1)


def test_errors():
    bootstrap = partial(course_lib.bootstrap, course_lib.roc_auc)
    for options, message in [
        ({"n_resamples": 0}, "n_resamples is 0"),
        ({"n_resamples": 2.5}, "n_resamples is 2.5"),
        ({"confidence": 1}, "confidence is 1"),
        ({"method": "basic"}, "method is 'basic': it must be 'percentile' or 'bca'"),
    ]:
        with pytest.raises(ValueError, match=message):
            bootstrap([1, 0] * 10, range(20), **options)
    for metric in (course_lib.roc_auc, course_lib.brier, BOTH):
        for arguments, message in [
            (([], []), "y_true is empty"),
            (([1, 0], [0.5]), "y_true has 2 and y_score has 1 values"),
            (([1, 0], [0.5, nan]), r"y_.*\[1\] is nan"),
            (([1, 0, 2], [0.5, 0.4, 0.3]), r"y_true\[2\] is 2"),
        ]:
            with pytest.raises(ValueError, match=message):
                course_lib.bootstrap(metric, *arguments)
    with pytest.raises(ValueError, match="y_true has 2 and y_score_b has 1 values"):
        course_lib.paired_bootstrap(course_lib.roc_auc, [1, 0], [1, 2], [3])
    with pytest.raises(ValueError, match="no object of the positive label in the sample or in a"):
        bootstrap([1, *[0] * 9], range(10))
    with pytest.raises(ValueError, match="no object of the negative label in the sample or in a"):
        bootstrap([0, *[1] * 9], range(10))
    for label, name in ((0, "positive"), (1, "negative")):
        with pytest.raises(ValueError, match=f"no object of the {name} label in the sample"):
            bootstrap([label] * 10, range(10))
    with pytest.raises(ValueError, match="y_true has a label only once"):
        resampling.Ranking([1, 0, 0], [1, 2, 3], None, 0, "y_score").left_out()


def test_bca_needs_replicates_on_both_sides():
    with pytest.raises(ValueError, match="on one side of the estimate: take the percentile"):
        exact.bca_interval(2, [1, 1, 1], [1, 2, 3])
    with pytest.raises(ValueError, match="on one side of the estimate: take the percentile"):
        course_lib.bootstrap(
            lambda y_true, y_score: len(set(y_score.tolist())),
            [0, 1] * 10,
            range(20),
            method="bca",
            n_resamples=20,
        )
    assert exact.bca_interval(Fraction(5, 8), [Fraction(5, 8)] * 9, [1, 1]) == (0.625, 0.625)
    assert exact.jackknife(exact.roc_auc, *ten)[0] == Fraction(9, 18)
    assert len(exact.jackknife(exact.average_precision, *eight)) == 8
