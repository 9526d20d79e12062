"""Gaussian scores: the theory against known values, quadrature and a large simulation."""

from statistics import NormalDist

import numpy as np
import pytest

import course_lib
from course_lib import gaussian
from course_lib.simulation import gaussian_scores

A = (1.5, 1.0)
B = (1.5, 2.0)


def test_known_values():
    assert gaussian.auc(*A) == pytest.approx(NormalDist().cdf(1.5 / 2**0.5), abs=1e-12)
    assert gaussian.auc(*B) == pytest.approx(NormalDist().cdf(1.5 / 5**0.5), abs=1e-12)
    assert round(gaussian.auc(*A), 3) == 0.856
    assert round(gaussian.auc(*B), 3) == 0.749
    assert round(gaussian.average_precision(0.05, *A), 2) == 0.34
    assert round(gaussian.average_precision(0.05, *B), 2) == 0.44


@pytest.mark.parametrize("prevalence", [0.001, 0.3, 0.999])
def test_scores_that_tell_nothing(prevalence):
    assert gaussian.auc(0.0) == 0.5
    assert gaussian.average_precision(prevalence, 0.0) == pytest.approx(prevalence, rel=1e-9)


def test_scores_that_tell_all():
    assert gaussian.auc(40.0) == 1.0
    assert gaussian.average_precision(0.01, 40.0) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize(
    ("prevalence", "mean", "sd"),
    [(0.05, *A), (0.05, *B), (1e-6, 3.0, 0.01), (0.3, 5.0, 100.0), (0.999, -3.0, 1.0)],
)
def test_average_precision_is_the_area_under_the_curve(prevalence, mean, sd):
    edges = np.linspace(0, 1, 1_000_001) ** 3  # dense where the curve is steep
    middles = (edges[1:] + edges[:-1]) / 2
    area = (np.diff(edges) * gaussian.precision(middles, prevalence, mean, sd)).sum()
    assert gaussian.average_precision(prevalence, mean, sd) == pytest.approx(area, rel=1e-5)


@pytest.mark.parametrize("classifier", [A, B])
def test_a_large_simulation_comes_near(classifier):
    y_true, y_score = gaussian_scores(100_000, 1_900_000, *classifier, seed=1)
    auc = gaussian.auc(*classifier)
    assert course_lib.roc_auc(y_true, y_score) == pytest.approx(auc, abs=0.003)
    area = gaussian.average_precision(0.05, *classifier)
    assert course_lib.average_precision(y_true, y_score) == pytest.approx(area, abs=0.005)

    fpr, tpr, _ = course_lib.roc_curve(y_true, y_score)
    for rate in (0.01, 0.1, 0.5):
        expected = gaussian.true_positive_rate(rate, *classifier)
        assert np.interp(rate, fpr, tpr) == pytest.approx(expected, abs=0.005)
    precision, recall, _ = course_lib.precision_recall_curve(y_true, y_score)
    for rate in (0.1, 0.5, 0.9):
        expected = gaussian.precision(rate, 0.05, *classifier)
        assert np.interp(rate, recall[::-1], precision[::-1]) == pytest.approx(expected, abs=0.015)


def test_the_curves_end_where_they_must():
    assert gaussian.true_positive_rate([0, 1], *B).tolist() == [0, 1]
    assert gaussian.precision(1, 0.05, *B) == pytest.approx(0.05, rel=1e-12)
    assert gaussian.precision([[1e-300]], 0.05, *B).tolist() == [[1.0]]
    assert gaussian.precision(1e-300, 0.05, 1.5, 0.5) < 1e-200


def test_simulated_scores_are_the_same_on_every_run():
    y_true, y_score = gaussian_scores(2, 3, 1.5, seed=7)
    assert y_true.tolist() == [1, 1, 0, 0, 0]
    again = gaussian_scores(2, 3, 1.5, seed=7)[1]
    assert y_score.tolist() == again.tolist()
    assert y_score.tolist() != gaussian_scores(2, 3, 1.5, seed=8)[1].tolist()
    assert gaussian_scores(0, 1, 1.5)[0].tolist() == [0]


def test_positives_are_moved_and_spread():
    y_true, y_score = gaussian_scores(200_000, 200_000, 1.5, 2.0)
    positives, negatives = y_score[y_true == 1], y_score[y_true == 0]
    assert positives.mean() == pytest.approx(1.5, abs=0.02)
    assert positives.std() == pytest.approx(2.0, abs=0.02)
    assert negatives.mean() == pytest.approx(0.0, abs=0.01)
    assert negatives.std() == pytest.approx(1.0, abs=0.01)
