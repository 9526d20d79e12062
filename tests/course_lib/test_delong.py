"""DeLong's variance and test: the definition, the fast version, and the data of the paper."""

from fractions import Fraction
from math import erfc, nan, sqrt

import hypothesis.strategies as st
import numpy as np
import pandas as pd
import pytest
from hypothesis import assume, given
from scipy.stats import norm

import course_lib
from course_lib import exact
from course_lib.data import eight
from course_lib.simulation import gaussian_scores


@st.composite
def samples(draw):
    n = draw(st.integers(4, 25))
    y_true = [1, 0, 1, 0, *draw(st.lists(st.integers(0, 1), min_size=n - 4, max_size=n - 4))]
    scores = st.lists(
        st.one_of(st.integers(-3, 3), st.floats(-1e300, 1e300), st.just(-0.0)),
        min_size=n,
        max_size=n,
    )
    return y_true, draw(scores), draw(scores)


@given(samples())
def test_definition_and_fast_version(sample):
    y_true, a, b = sample
    variance = course_lib.delong_variance(y_true, a)
    assert variance == pytest.approx(float(exact.delong_variance(y_true, a)), rel=1e-12, abs=1e-17)
    interval = course_lib.delong_interval(y_true, a, confidence=0.9)
    assert interval == pytest.approx(exact.delong_interval(y_true, a, confidence=0.9), abs=1e-8)
    placed = exact.placements(y_true, a)
    auc = exact.roc_auc(y_true, a)
    assert sum(placed.positives) / len(placed.positives) == auc
    assert sum(placed.negatives) / len(placed.negatives) == auc

    differs = exact.placements(y_true, a) != exact.placements(y_true, b)
    assume(differs and exact.delong_variance(y_true, a) + exact.delong_variance(y_true, b) > 0)
    try:
        definition = exact.delong_test(y_true, a, b)
    except ValueError:
        assume(False)
    ours = course_lib.delong_test(y_true, a, b)
    assert ours == pytest.approx(tuple(map(float, definition)), rel=1e-9, abs=1e-12)
    assert definition.difference == auc - exact.roc_auc(y_true, b)
    assert ours.p_value == pytest.approx(2 * norm.sf(abs(ours.z)), rel=1e-9)


@given(samples())
def test_the_variance_of_a_difference_is_that_of_the_covariance_matrix(sample):
    y_true, a, b = sample
    sizes = (y_true.count(1), y_true.count(0))
    placed = [exact.placements(y_true, scores) for scores in (a, b)]
    covariance = sum(
        np.cov([np.array(p[k], dtype=float) for p in placed]) / sizes[k] for k in (0, 1)
    )
    difference = covariance[0, 0] + covariance[1, 1] - 2 * covariance[0, 1]
    assume(difference > 1e-9)
    error = exact.delong_test(y_true, a, b).standard_error
    assert error**2 == pytest.approx(difference, rel=1e-9)


def test_known_placements():
    placed = exact.placements(*eight)
    assert placed.positives == [1, 1, Fraction(3, 4), Fraction(1, 2)]
    assert placed.negatives == [Fraction(1, 2), Fraction(3, 4), 1, 1]
    assert exact.delong_variance(*eight) == 2 * Fraction(11, 192) / 4
    tied = exact.placements([1, 0, 1, 0], [1, 1, 2, 0])
    assert tied.positives == [Fraction(3, 4), 1]
    assert tied.negatives == [Fraction(3, 4), 1]


# DeLong, DeLong and Clarke-Pearson (1988), the 43 patients with all three tests: albumin, total
# protein, the K-G score (less is better), and whether surgery helped.
PATIENTS = """
3.0 5.8 10 0   3.2 6.3  5 1   3.9 6.8  3 1   2.8 4.8  6 0   3.2 5.8  3 1   0.9 4.0  5 0
2.5 5.7  8 0   1.6 5.6  5 1   3.8 5.7  5 1   3.7 6.7  6 1   3.2 5.4  4 1   3.8 6.6  6 1
4.1 6.6  5 1   3.6 5.7  5 1   4.3 7.0  4 1   3.6 6.7  4 0   2.3 4.4  6 1   4.2 7.6  4 0
4.0 6.6  6 0   3.5 5.8  6 1   3.8 6.8  7 1   3.0 4.7  8 0   4.5 7.4  5 1   3.7 7.4  5 1
3.1 6.6  6 1   4.1 8.2  6 1   4.3 7.0  5 1   4.3 6.5  4 1   3.2 5.1  5 1   2.6 4.7  6 1
3.3 6.8  6 0   1.7 4.0  7 0   3.7 6.1  5 1   3.3 6.3  7 1   4.2 7.7  6 1   3.5 6.2  5 1
2.9 5.7  9 0   2.1 4.8  7 1   2.8 6.2  8 0   4.0 7.0  7 1   3.3 5.7  6 1   3.7 6.9  5 1
3.6 6.6  5 1
"""


def test_the_patients_of_the_paper():
    table = np.array(PATIENTS.split(), dtype=float).reshape(-1, 4)
    helped = table[:, 3].astype(int).tolist()
    albumin, protein, score = table[:, 0].tolist(), table[:, 1].tolist(), (-table[:, 2]).tolist()
    assert (helped.count(1), helped.count(0)) == (31, 12)
    # The areas, standard errors and intervals that SAS prints for these data (PROC LOGISTIC,
    # "Comparing Receiver Operating Characteristic Curves").
    for scores, published in [
        (albumin, (0.7366, 0.0927, 0.5549, 0.9182)),
        (protein, (0.6478, 0.1000, 0.4518, 0.8439)),
        (score, (0.7258, 0.1028, 0.5243, 0.9273)),
    ]:
        auc = course_lib.roc_auc(helped, scores)
        error = sqrt(course_lib.delong_variance(helped, scores))
        found = (auc, error, *course_lib.delong_interval(helped, scores))
        assert tuple(round(value, 4) for value in found) == published
    for one, other in [(albumin, score), (protein, score), (albumin, protein)]:
        definition = exact.delong_test(helped, one, other)
        ours = course_lib.delong_test(helped, one, other)
        assert ours == pytest.approx(tuple(map(float, definition)), rel=1e-12)
        assert ours.p_value == pytest.approx(erfc(abs(ours.z) / sqrt(2)))


def test_intervals_cover_the_true_auc():
    truth = norm.cdf(1 / sqrt(2))
    covered = 0
    for seed in range(400):
        low, high = course_lib.delong_interval(*gaussian_scores(60, 90, 1.0, seed=seed))
        covered += low < truth < high
    assert 0.92 < covered / 400 < 0.975


def test_a_perfect_ranking():
    for library in (course_lib, exact):
        assert library.delong_interval([0, 0, 1, 1], [1, 2, 3, 4]) == (1, 1)
        low, high = library.delong_interval([0, 0, 0, 1, 1, 1], [1, 2, 4, 3, 5, 6])
        assert 0 < low < 8 / 9 < high == 1


def test_forms():
    for labels, options in [
        (["a", "b", "a", "b"], {"pos_label": "a"}),
        (pd.Series([1, 0, 1, 0]), {}),
        ([True, False, True, False], {}),
        ([1, -1, 1, -1], {}),
    ]:
        test = course_lib.delong_test(labels, [4, 3, 2, 1], pd.Series([1, 1, 2, 2]), **options)
        assert test.difference == 0.25
        assert type(test.difference) is type(test.p_value) is float


@pytest.mark.parametrize("library", [course_lib, exact])
def test_errors(library):
    for arguments, message in [
        (([], []), "y_true is empty"),
        (([1, 0], [0.5]), "y_true has 2 and y_score has 1 values"),
        (([1, 0], [0.5, nan]), r"y_score\[1\] is nan"),
        (([1, 0, 0], [3, 2, 1]), "y_true has no two objects of the positive label, but 1"),
        (([1, 1, 0], [3, 2, 1]), "y_true has no two objects of the negative label, but 1"),
        (([1, 1], [2, 1]), "y_true has no two objects of the negative label, but 0"),
    ]:
        for metric in (library.delong_variance, library.delong_interval):
            with pytest.raises(ValueError, match=message):
                metric(*arguments)
    with pytest.raises(ValueError, match="y_score_a and y_score_b differ by the same"):
        library.delong_test([1, 0, 1, 0], [4, 3, 2, 1], [8, 6, 4, 2])
    with pytest.raises(ValueError, match="y_true has 4 and y_score_b has 3 values"):
        library.delong_test([1, 0, 1, 0], [4, 3, 2, 1], [8, 6, 4])
    with pytest.raises(ValueError, match=r"y_score_a\[3\] is nan"):
        library.delong_test([1, 0, 1, 0], [4, 3, 2, nan], [8, 6, 4, 1])
    with pytest.raises(ValueError, match="confidence is 1"):
        library.delong_interval(*eight, confidence=1)
