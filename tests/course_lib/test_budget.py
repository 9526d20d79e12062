"""Precision and recall at k, with the ties that k cuts."""

from fractions import Fraction
from functools import partial
from itertools import permutations
from math import log2

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given
from sklearn.metrics import dcg_score

import course_lib
from course_lib import exact
from course_lib.data import eight, tied

TIES = ["expected", "best", "worst"]
SCORES = st.one_of(st.integers(0, 4), st.sampled_from([0.0, -0.0, 5e-324, 1e-300, 1e300, -1e300]))


@st.composite
def samples(draw, most=40):
    """Labels, one of them positive, scores with ties, and k."""
    n = draw(st.integers(1, most))
    y_true = [1, *draw(st.lists(st.integers(0, 1), min_size=n - 1, max_size=n - 1))]
    return y_true, draw(st.lists(SCORES, min_size=n, max_size=n)), draw(st.integers(1, n))


@given(samples(), st.sampled_from(TIES))
def test_definition_and_fast_version(sample, ties):
    for name in ("hits_at_k", "precision_at_k", "recall_at_k"):
        definition = getattr(exact, name)(*sample, ties=ties)
        found = getattr(course_lib, name)(*sample, ties=ties)
        assert type(definition) is Fraction
        assert type(found) is float
        assert found == float(definition)


@given(samples(most=6))
def test_the_expected_value_is_the_mean_of_all_orders(sample):
    y_true, y_score, k = sample
    hits = []
    for order in permutations(range(len(y_true))):
        ranked = sorted(order, key=lambda i: -y_score[i])  # stable: the order breaks the ties
        hits.append(sum(y_true[i] for i in ranked[:k]))
    assert exact.hits_at_k(*sample) == Fraction(sum(hits), len(hits))
    assert exact.hits_at_k(*sample, ties="best") == max(hits)
    assert exact.hits_at_k(*sample, ties="worst") == min(hits)


@given(samples().filter(lambda sample: len(sample[0]) > 1))
def test_the_gains_of_scikit_learn(sample):
    """Its discounted gain averages over ties as well; undone, the discounts leave the hits."""
    y_true, y_score, k = sample
    score = np.unique(y_score, return_inverse=True)[1]  # ranks: it rounds scores off
    gains = [0, *(dcg_score([y_true], [score], k=i) for i in range(1, k + 1))]
    hits = sum(gain * log2(i + 2) for i, gain in enumerate(np.diff(gains)))
    assert course_lib.hits_at_k(*sample) == pytest.approx(hits, abs=1e-9)


def test_without_ties_it_is_the_precision_of_the_first_ranks():
    for library in (exact, course_lib):
        assert [library.precision_at_k(*eight, k, ties="raise") for k in (1, 2, 4)] == [1, 1, 0.75]
        assert [library.recall_at_k(*eight, k) for k in (1, 2, 4, 8)] == [0.25, 0.5, 0.75, 1]
        assert library.recall_at_k(*eight, np.int8(6)) == 1
    assert exact.precision_at_k(*eight, 6) == exact.precision_at_ranks(*eight, ranks=[6])[0]


def test_ties_that_k_cuts():
    for library in (exact, course_lib):
        assert library.precision_at_k(*tied, 1) == 0.5
        assert library.precision_at_k(*tied, 1, ties="best") == 1
        assert library.precision_at_k(*tied, 1, ties="worst") == 0
        assert library.precision_at_k(*tied, 2, ties="raise") == 0.5
        with pytest.raises(ValueError, match=r"k cuts the 2 objects that score 0\.9"):
            library.precision_at_k(*tied, 1, ties="raise")


def test_labels_of_other_kinds():
    labels = np.array(["ham", "spam", "spam"])
    assert course_lib.precision_at_k(labels, [3, 2, 1], 2, pos_label="spam") == 0.5
    assert course_lib.recall_at_k(labels, [3, 2, 1], 2, pos_label="spam") == 0.5
    narrow = np.ones(300, dtype=np.int8)
    assert exact.recall_at_k(narrow, range(300), 150) == Fraction(1, 2)
    assert course_lib.recall_at_k(narrow, range(300), 150) == 0.5


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize("name", ["hits_at_k", "precision_at_k", "recall_at_k"])
@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (([1, 0], [2, 1], 0), {}, "k is 0: it must be a whole number from 1 to 2"),
        (([1, 0], [2, 1], 3), {}, "k is 3"),
        (([1, 0], [2, 1], 1.5), {}, "k is 1.5"),
        (([1, 0], [2, 1], "1"), {}, "k is '1'"),
        (([1, 0], [2, 1], 1), {"ties": "first"}, "ties is 'first': it must be one of expected"),
        (([1, 0], [2], 1), {}, "y_true has 2 and y_score has 1"),
        (([], [], 1), {}, "y_true is empty"),
        (([1, 0], [2, float("nan")], 1), {}, r"y_score\[1\] is nan"),
        (([1, 7], [2, 1], 1), {}, r"y_true.* 7"),
    ],
)
def test_errors(library, name, arguments, options, message):
    with pytest.raises(ValueError, match=message):
        getattr(library, name)(*arguments, **options)


def test_recall_needs_a_positive():
    for library in (exact, course_lib):
        with pytest.raises(ValueError, match=r"y_true has no .*positive"):
            partial(library.recall_at_k, [0, 0], [2, 1], 1)()
        assert library.precision_at_k([0, 0], [2, 1], 1) == 0
