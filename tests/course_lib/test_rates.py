"""Rates and costs of decisions: definition, fast version, scikit-learn, and the worked numbers."""

from fractions import Fraction
from functools import partial
from math import inf, isnan, nan, sqrt

import hypothesis.strategies as st
import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from sklearn import metrics
from sklearn.dummy import DummyClassifier

import course_lib
from course_lib import data, exact

close = partial(pytest.approx, rel=4e-15, abs=4e-15)

COUNTS = st.tuples(*[st.integers(0, 40)] * 4).filter(any)
ZERO_DIVISION = ["precision", "recall", "specificity", "false_positive_rate", "f1"]
THEIRS = {
    "precision": metrics.precision_score,
    "recall": metrics.recall_score,
    "specificity": partial(metrics.recall_score, pos_label=0),
    "f1": metrics.f1_score,
}


def decided(counts):
    tp, fp, fn, tn = counts
    return data.decisions(tp=tp, fp=fp, fn=fn, tn=tn)


# Four objects, one in each cell, that weigh as much as the cell counts.
CELLS = [1, 0, 1, 0], [1, 1, 0, 0]


@given(COUNTS, st.sampled_from([0, 1, nan]), st.sampled_from([1.0, 0.1, 1e-200, 1e200]))
def test_rates_that_may_be_undefined(counts, zero_division, scale):
    for name in ZERO_DIVISION:
        options = {"zero_division": zero_division}
        definition = getattr(exact, name)(*decided(counts), **options)
        fast = getattr(course_lib, name)(*decided(counts), **options)
        assert type(fast) is float
        assert fast == close(float(definition), nan_ok=True)
        weight = np.multiply(counts, scale)
        weighted = getattr(course_lib, name)(*CELLS, sample_weight=weight, **options)
        assert weighted == close(float(definition), nan_ok=True)
        if name in THEIRS:
            assert fast == close(THEIRS[name](*decided(counts), **options), nan_ok=True)
            theirs = THEIRS[name](*CELLS, sample_weight=weight, **options)
            assert weighted == close(theirs, nan_ok=True)


@given(COUNTS, st.sampled_from([0, 0.1, 0.5, 1, 2, Fraction(1, 3), 1e9]), st.booleans())
def test_fbeta(counts, beta, weighted):
    expected = exact.fbeta(*decided(counts), beta=beta, zero_division=0)
    sample, options = (CELLS, {"sample_weight": counts}) if weighted else (decided(counts), {})
    options["zero_division"] = 0
    found = course_lib.fbeta(*sample, beta=beta, **options)
    assert found == close(float(expected))
    assert found == close(metrics.fbeta_score(*sample, beta=float(beta), **options))
    tp, fp, fn, _ = counts
    if tp and beta:
        precision, recall, square = Fraction(tp, tp + fp), Fraction(tp, tp + fn), beta**2
        harmonic = (1 + square) / (1 / precision + square / recall)
        assert float(expected) == close(float(harmonic))


@given(COUNTS)
def test_fbeta_of_one_zero_and_many(counts):
    sample = decided(counts)
    tp, fp, fn, _ = counts
    for library in (exact, course_lib):
        f1 = library.f1(*sample, zero_division=nan)
        assert library.fbeta(*sample, beta=1, zero_division=nan) == f1 or isnan(f1)
        if tp + fp:
            assert library.fbeta(*sample, beta=0) == library.precision(*sample)
        if tp + fn:
            assert float(library.fbeta(*sample, beta=1e200)) == close(
                float(library.recall(*sample))
            )


def test_the_form_with_counts_is_defined_where_precision_is_not():
    for library in (exact, course_lib):
        assert library.f1([1, 0], [0, 0]) == library.f1([0, 0], [1, 0]) == 0
        assert library.f1([1, 0], [0, 0], zero_division=1) == 0


@given(COUNTS, st.sampled_from([1.0, 0.1, 1e-200, 1e200]))
def test_accuracy_and_the_majority(counts, scale):
    y_true, y_pred = decided(counts)
    weight = np.multiply(counts, scale)
    definition = exact.accuracy(y_true, y_pred)
    assert course_lib.accuracy(y_true, y_pred) == float(definition)
    assert course_lib.accuracy(y_true, y_pred) == close(metrics.accuracy_score(y_true, y_pred))
    assert course_lib.accuracy(*CELLS, sample_weight=weight) == close(float(definition))
    theirs = metrics.accuracy_score(*CELLS, sample_weight=weight)
    assert course_lib.accuracy(*CELLS, sample_weight=weight) == close(theirs)

    share = exact.majority_baseline(y_true)
    assert share == max(exact.prevalence(y_true), 1 - exact.prevalence(y_true))
    assert course_lib.majority_baseline(y_true) == float(share)
    assert type(course_lib.accuracy(y_true, y_pred)) is float
    assert type(course_lib.majority_baseline(y_true)) is float
    assert course_lib.majority_baseline(CELLS[0], sample_weight=weight) == close(float(share))
    dummy = DummyClassifier().fit(y_true, y_true)
    assert course_lib.majority_baseline(y_true) == close(dummy.score(y_true, y_true))


@given(COUNTS.filter(lambda c: c[0] + c[2] and c[1] + c[3]), st.booleans(), st.booleans())
def test_balanced_accuracy(counts, adjusted, weighted):
    sample, options = (CELLS, {"sample_weight": counts}) if weighted else (decided(counts), {})
    definition = exact.balanced_accuracy(*decided(counts), adjusted=adjusted)
    found = course_lib.balanced_accuracy(*sample, adjusted=adjusted, **options)
    assert found == close(float(definition))
    assert found == close(metrics.balanced_accuracy_score(*sample, adjusted=adjusted, **options))
    if not adjusted:
        tpr, tnr = exact.recall(*decided(counts)), exact.specificity(*decided(counts))
        assert definition == (tpr + tnr) / 2
        assert exact.false_positive_rate(*decided(counts)) == 1 - tnr


@given(COUNTS.filter(lambda c: c[0] + c[2] and c[1] + c[3] and c[0] + c[1] and c[2] + c[3]))
def test_matthews_correlation(counts):
    definition = exact.matthews_corrcoef(*decided(counts))
    found = course_lib.matthews_corrcoef(*decided(counts))
    assert found == close(float(definition))
    assert found == close(metrics.matthews_corrcoef(*decided(counts)))
    assert course_lib.matthews_corrcoef(*CELLS, sample_weight=counts) == close(found)
    for scale in (1e-300, 1e300):
        weight = np.multiply(counts, scale)
        assert course_lib.matthews_corrcoef(*CELLS, sample_weight=weight) == close(found)
    y_true, y_pred = decided(counts)
    if found != 0:
        assert found == pytest.approx(np.corrcoef(y_true, y_pred)[0, 1], rel=1e-12)


def test_the_matthews_correlation_is_a_fraction_where_it_can_be_one():
    assert exact.matthews_corrcoef([1, 0], [1, 0]) == 1
    assert exact.matthews_corrcoef([1, 0], [0, 1]) == -1
    for library in (exact, course_lib):
        third = library.matthews_corrcoef([1, 1, 1, 0, 0, 0], [1, 1, 0, 1, 0, 0])
        assert third == close(1 / 3)
        assert library.matthews_corrcoef([1, 0, 1, 0], [1, 1, 0, 0]) == 0
    assert type(exact.matthews_corrcoef([1, 1, 1, 0, 0, 0], [1, 1, 0, 1, 0, 0])) is Fraction
    root = exact.matthews_corrcoef(*data.screening)
    assert root == close((90 * 9009 - 10 * 891) / sqrt(100 * 9900 * 981 * 9019))
    for zero_division in (0, 1):
        for library in (exact, course_lib):
            found = library.matthews_corrcoef(*data.all_healthy, zero_division=zero_division)
            assert found == zero_division
            assert isnan(library.matthews_corrcoef([1], [1], zero_division=nan))


def test_counts_beyond_whole_numbers_of_64_bits():
    n = np.array([3_000_000, 1_000_000, 2_000_000, 4_000_000])
    y_true, y_pred = (np.repeat(np.array(of, dtype=np.int8), n) for of in CELLS)
    tp, fp, fn, tn = map(int, n)
    assert (tp + fp) * (tp + fn) * (tn + fp) * (tn + fn) > 2**64
    expected = (tp * tn - fp * fn) / sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))
    assert course_lib.matthews_corrcoef(y_true, y_pred) == close(expected)


def test_where_scikit_learn_is_wrong():
    with (
        pytest.warns(UserWarning, match="classes not in y_true"),
        pytest.warns(RuntimeWarning, match="divide by zero"),
    ):
        assert metrics.balanced_accuracy_score([1, 1, 1], [1, 0, 1], adjusted=True) == -inf
    for library in (exact, course_lib):
        with pytest.raises(ValueError, match=r"y_true has no .*negative"):
            library.balanced_accuracy([1, 1, 1], [1, 0, 1], adjusted=True)
    cells = [4, 1, 2, 3]
    sample = [1, 0, 1, 0], [1, 1, 0, 0]
    tiny = np.multiply(cells, 1e-100)
    assert metrics.matthews_corrcoef(*sample, sample_weight=tiny) == 0
    assert course_lib.matthews_corrcoef(*sample, sample_weight=tiny) == close(10 / sqrt(600))


@given(COUNTS, *[st.one_of(st.integers(0, 500), st.sampled_from([0.1, 0.25, 2.5]))] * 3)
def test_costs(counts, cost_fp, cost_fn, cost_tp):
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn, "cost_tp": cost_tp}
    total, mean = (of(*decided(counts), **costs) for of in (exact.total_cost, exact.expected_cost))
    assert mean == total / sum(counts)
    assert course_lib.total_cost(*decided(counts), **costs) == close(float(total))
    assert course_lib.expected_cost(*decided(counts), **costs) == close(float(mean))
    weighted = course_lib.total_cost(*CELLS, sample_weight=counts, **costs)
    assert weighted == close(float(total))
    prices = np.select([np.equal(CELLS[0], 0)], [[0, cost_fp, 0, 0]], [cost_tp, 0, cost_fn, 0])
    assert float(total) == close(float(np.dot(prices, counts)))
    if counts[0] + counts[2] and counts[1] + counts[3]:
        prevalence = exact.prevalence(decided(counts).y_true)
        tpr = exact.recall(*decided(counts))
        fpr = exact.false_positive_rate(*decided(counts))
        errors = cost_fn * prevalence * (1 - tpr) + cost_fp * (1 - prevalence) * fpr
        assert float(mean) == close(float(errors + cost_tp * prevalence * tpr))


def test_worked_numbers_of_the_confusion_matrix():
    assert exact.accuracy(*data.screening) == Fraction(9099, 10_000)
    assert exact.precision(*data.screening) == Fraction(90, 981)
    assert exact.f1(*data.screening) == Fraction(180, 1081)
    assert exact.fbeta(*data.screening, beta=2) == Fraction(450, 1381)
    assert exact.accuracy(*data.all_healthy) == exact.majority_baseline(data.all_healthy.y_true)
    assert exact.accuracy(*data.all_healthy) == Fraction(99, 100)
    rounded = [round(course_lib.f1(*data.screening), 4), round(course_lib.f1(*data.payments), 4)]
    assert rounded == [0.1665, 0.7556]
    assert exact.precision(*data.payments) == Fraction(34, 50)
    assert exact.recall(*data.payments) == Fraction(34, 40)
    assert exact.false_positive_rate(*data.payments) == Fraction(16, 160)
    assert exact.accuracy(*data.transactions) == Fraction(996, 1000)
    assert exact.precision(*data.transactions) == exact.recall(*data.transactions)
    assert exact.total_cost(*data.errors, cost_fp=1, cost_fn=10) == 320
    assert course_lib.total_cost(*data.errors, cost_fp=1, cost_fn=10) == 320


def test_worked_numbers_of_accuracy():
    assert exact.accuracy(*data.no_alarm) == Fraction(97, 100)
    assert exact.recall(*data.no_alarm) == exact.f1(*data.no_alarm) == 0
    with pytest.raises(ValueError, match="precision is undefined"):
        exact.precision(*data.no_alarm)
    assert exact.accuracy(*data.one_in_ten) == Fraction(71, 100)
    assert exact.balanced_accuracy(*data.one_in_ten) == Fraction(3, 4)
    assert exact.balanced_accuracy(*data.one_in_ten, adjusted=True) == Fraction(1, 2)
    assert exact.accuracy(*data.always_negative) == Fraction(96, 100)
    assert exact.balanced_accuracy(*data.always_negative) == Fraction(1, 2)
    hidden = data.hidden_specificity
    assert exact.balanced_accuracy(*hidden) == Fraction(82, 100)
    assert 2 * exact.balanced_accuracy(*hidden) - exact.recall(*hidden) == Fraction(74, 100)
    assert exact.specificity(*hidden) == Fraction(74, 100)


def test_worked_numbers_at_thresholds():
    f1 = [exact.f1(*data.ten, threshold) for threshold in (0.3, 0.5, 0.7, 0.9)]
    assert f1 == [Fraction(1, 2), Fraction(3, 5), Fraction(4, 7), Fraction(2, 5)]
    assert exact.f1(*data.held_out, 0.5) == Fraction(4, 7)
    assert exact.confusion_counts(*data.ten, 0.5) == (3, 3, 1, 3)
    assert exact.accuracy(*data.ten, 0.5) == Fraction(3, 5)
    assert exact.roc_auc(*data.six) == Fraction(6, 9)


FORMS = {
    "strings": (["spam", "ham", "spam", "ham"], {"pos_label": "spam"}),
    "booleans": ([True, False, True, False], {}),
    "minus one": ([1, -1, 1, -1], {}),
    "other numbers": ([7, 3, 7, 3], {"pos_label": 7}),
    "pandas": (pd.Series(["spam", "ham", "spam", "ham"], dtype="category"), {"pos_label": "spam"}),
}


@pytest.mark.parametrize(("labels", "options"), FORMS.values(), ids=FORMS)
def test_forms_of_labels(labels, options):
    guess = labels[:2][::-1] if isinstance(labels, list) else labels.iloc[[1, 0]].tolist()
    predicted = list(labels[:2]) + guess
    for name in (*ZERO_DIVISION, "accuracy", "balanced_accuracy"):
        assert getattr(course_lib, name)(labels, predicted, **options) == 0.5
    assert course_lib.matthews_corrcoef(labels, predicted, **options) == 0
    assert course_lib.fbeta(labels, predicted, beta=2, **options) == 0.5
    costs = {"cost_fp": 1, "cost_fn": 10}
    assert course_lib.total_cost(labels, predicted, **costs, **options) == 11
    assert course_lib.expected_cost(labels, predicted, **costs, **options) == 11 / 4
    scores = [0.9, 0.2, 0.4, 0.6]
    assert course_lib.accuracy(labels, scores, 0.5, **options) == 0.5
    assert course_lib.accuracy(labels, predicted) == 0.5
    assert course_lib.majority_baseline(labels) == 0.5


def test_accuracy_of_many_classes():
    y_true, y_pred = ["cat", "dog", "fox", "cat"], ["cat", "fox", "fox", "dog"]
    for library in (exact, course_lib):
        assert library.accuracy(y_true, y_pred) == Fraction(1, 2)
        assert library.majority_baseline(y_true) == Fraction(1, 2)
    assert course_lib.majority_baseline(y_true, sample_weight=[1, 1, 6, 2]) == 0.6
    assert course_lib.accuracy([2**63, 1], [2**63, 1]) == 1


def test_costs_are_plain_numbers():
    costs = {"cost_fp": np.int8(100), "cost_fn": np.float32(0.5)}
    assert exact.total_cost(*data.errors, **costs) == 2015
    assert course_lib.total_cost(*data.errors, **costs) == 2015
    assert type(course_lib.total_cost(*data.errors, cost_fp=1, cost_fn=10)) is int
    assert type(course_lib.expected_cost(*data.errors, cost_fp=1, cost_fn=10)) is float


def test_a_float_stands_for_what_it_prints():
    assert exact.total_cost([0, 0, 0], [1, 1, 1], cost_fp=0.1, cost_fn=0) == Fraction(3, 10)
    assert exact.fbeta([1, 1], [1, 0], beta=0.1) == Fraction(101, 102)


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize("name", [*ZERO_DIVISION, "matthews_corrcoef"])
@pytest.mark.parametrize("zero_division", [2, "warn", "0"])
def test_zero_division_is_0_1_or_nan(library, name, zero_division):
    with pytest.raises(ValueError, match=r"zero_division is .*: it must be 0, 1, nan or None"):
        getattr(library, name)([1, 0], [1, 0], zero_division=zero_division)


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda of: of.fbeta([1, 0], [1, 0], beta=-1), "beta is -1: it must not be negative"),
        (lambda of: of.fbeta([1, 0], [1, 0], beta=inf), "beta is inf: it must be a finite number"),
        (lambda of: of.fbeta([1, 0], [1, 0], beta="2"), "beta is '2'"),
        (lambda of: of.fbeta([0], [0], beta=2), "no object is positive and none is flagged"),
        (lambda of: of.fbeta([1], [0], beta=0), "^no object is flagged"),
        (lambda of: of.fbeta([1, 0], [1], beta=2), "y_true has 2 and y_pred has 1"),
        (lambda of: of.total_cost([1], [1], cost_fp=-1, cost_fn=1), "cost_fp is -1: .* negative"),
        (lambda of: of.total_cost([1], [1], cost_fp=1, cost_fn=nan), "cost_fn is nan"),
        (
            lambda of: of.expected_cost([1], [1], cost_fp=1, cost_fn=1, cost_tp=inf),
            "cost_tp is inf",
        ),
        (lambda of: of.expected_cost([], [], cost_fp=1, cost_fn=1), "y_true is empty"),
        (lambda of: of.accuracy([], []), "y_true is empty"),
        (lambda of: of.accuracy([1, 2, 3], [1, 2]), "y_true has 3 and y_pred has 2"),
        (lambda of: of.accuracy(["a", None], ["a", "b"]), r"y_true\[1\] is missing"),
        (lambda of: of.accuracy(["a", "b"], ["a", nan]), r"y_pred\[1\] is missing"),
        (lambda of: of.majority_baseline([]), "y_true is empty"),
        (lambda of: of.majority_baseline([1.0, nan]), r"y_true\[1\] is missing"),
    ],
)
def test_errors(library, call, message):
    with pytest.raises(ValueError, match=message):
        call(library)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (partial(course_lib.accuracy, ["a", 1], ["a", "b"]), "y_true holds strings beside other"),
        (
            partial(course_lib.accuracy, ["a", "b"], [0, 1]),
            "y_true holds names and y_pred",
        ),
        (partial(course_lib.accuracy, [[1, 0]], [1]), r"y_true has shape \(1, 2\)"),
        (partial(course_lib.accuracy, [1, 0], [1, 0], sample_weight=[1]), "sample_weight has 1"),
        (
            partial(course_lib.accuracy, [1, 0], [1, 0], sample_weight=[1, -1]),
            r"sample_weight\[1\]",
        ),
        (partial(course_lib.majority_baseline, [1, 0], sample_weight=[1]), "sample_weight has 1"),
        (partial(course_lib.majority_baseline, [1, 0], sample_weight=[0, 0]), "is all zero"),
        (partial(course_lib.f1, ["a", "b"], ["a", "b"]), "name the positive label with pos_label"),
        (
            partial(course_lib.balanced_accuracy, [1, 0], [1, 0], sample_weight=[1, 0]),
            "y_true has no .*negative",
        ),
    ],
)
def test_errors_of_the_fast_version(call, message):
    with pytest.raises(ValueError, match=message):
        call()
