"""Intervals by formula, against the tables of their publications and scipy."""

from fractions import Fraction
from itertools import chain, repeat
from math import nan

import hypothesis.strategies as st
import pytest
from hypothesis import given
from scipy.stats import binomtest

import course_lib
from course_lib import exact

# Hanley and McNeil (1982), table I: CT images rated 1 to 5, of 58 normal and 51 abnormal patients.
NORMAL = [33, 6, 6, 11, 2]
ABNORMAL = [3, 2, 2, 11, 33]
RATINGS = list(chain.from_iterable(map(repeat, [1, 2, 3, 4, 5] * 2, NORMAL + ABNORMAL)))
DISEASED = [0] * 58 + [1] * 51


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_newcombes_table(successes, trials, low, high):
    interval = exact.wilson_interval(successes, trials)
    assert [round(end, 4) for end in interval] == [low, high]
    mirrored = exact.wilson_interval(trials - successes, trials)
    assert mirrored == pytest.approx((1 - interval[1], 1 - interval[0]), abs=1e-15)


def test_forty_of_fifty():
    assert [round(end, 3) for end in course_lib.wilson_interval(40, 50)] == [0.67, 0.888]


@given(st.integers(0, 300), st.integers(1, 300), st.sampled_from([0.5, 0.9, 0.95, 0.999]))
def test_wilson_is_scipys(successes, trials, confidence):
    successes = min(successes, trials)
    theirs = binomtest(successes, trials).proportion_ci(confidence, method="wilson")
    ours = exact.wilson_interval(successes, trials, confidence=confidence)
    assert ours == pytest.approx((theirs.low, theirs.high), rel=1e-9, abs=1e-14)


def test_hanley_and_mcneils_ratings():
    auc = exact.roc_auc(DISEASED, RATINGS)
    assert auc == Fraction(1321, 1479)
    assert course_lib.roc_auc(DISEASED, RATINGS) == 1321 / 1479
    assert round(exact.hanley_mcneil_se(auc, 51, 58), 3) == 0.032
    assert round(course_lib.hanley_mcneil_se(1321 / 1479, 51, 58), 3) == 0.032


def test_hanley_and_mcneils_formula_with_the_sample_s_own_probabilities():
    abnormal, normal = RATINGS[58:], RATINGS[:58]
    half_wins = {a: [(a > n) + (a >= n) for n in normal] for a in set(abnormal)}
    # Q1: two positives, drawn anew, both outscore a negative; Q2: a positive two negatives.
    q1 = sum(sum(half_wins[a][j] for a in abnormal) ** 2 for j in range(58))
    q2 = sum(sum(half_wins[a]) ** 2 for a in abnormal)
    se = exact.hanley_mcneil_se(
        Fraction(1321, 1479),
        51,
        58,
        q1=Fraction(q1, 4 * 58 * 51**2),
        q2=Fraction(q2, 4 * 51 * 58**2),
    )
    assert se**2 == pytest.approx(float(exact.delong_variance(DISEASED, RATINGS)), rel=0.05)


def test_standard_error_of_certain_aucs():
    assert exact.hanley_mcneil_se(1, 10, 20) == 0
    assert exact.hanley_mcneil_se(0, 10, 20) == 0
    assert exact.hanley_mcneil_se(0.5, 1, 1) == 0.5


@pytest.mark.parametrize("library", [course_lib, exact])
def test_errors(library):
    for arguments, message in [
        ((1, 0), "trials is 0: it must be a whole number above zero"),
        ((1, 2.5), "trials is 2.5"),
        ((3, 2), "successes is 3: it must be a whole number, 0 to 2"),
        ((-1, 2), "successes is -1"),
        ((0.5, 2), "successes is 0.5"),
    ]:
        with pytest.raises(ValueError, match=message):
            library.wilson_interval(*arguments)
    for confidence in (0, 1, nan, "a"):
        with pytest.raises(ValueError, match="confidence is "):
            library.wilson_interval(1, 2, confidence=confidence)
    for arguments, message in [
        ((1.5, 10, 10), "auc is 1.5"),
        ((nan, 10, 10), "auc is nan"),
        ((0.5, 0, 10), "n_pos is 0"),
        ((0.5, 10, 1.5), "n_neg is 1.5"),
    ]:
        with pytest.raises(ValueError, match=message):
            library.hanley_mcneil_se(*arguments)
    with pytest.raises(ValueError, match="q1 is 2"):
        library.hanley_mcneil_se(0.5, 10, 10, q1=2, q2=0.5)
