"""Choosing a threshold: definition, fast version, and a search with scikit-learn's metrics."""

from fractions import Fraction
from functools import partial
from math import inf, nan

import hypothesis.strategies as st
import numpy as np
import pandas as pd
import pytest
from hypothesis import example, given
from sklearn import metrics
from sklearn.linear_model import LogisticRegression

import course_lib
from course_lib import data, exact
from course_lib.data import ten

close = partial(pytest.approx, rel=1e-12, abs=1e-12)
FLOORS = st.one_of(
    st.sampled_from([0, 0.1, 0.3, 0.5, 0.9, 1, Fraction(1, 3), Fraction(2, 3)]), st.floats(0, 1)
)
COSTS = st.integers(0, 20)


@st.composite
def samples(draw):
    """Labels, one of them positive, scores with ties, and whole weights."""
    n = draw(st.integers(1, 12))
    y_true = [1, *draw(st.lists(st.integers(0, 1), min_size=n - 1, max_size=n - 1))]
    y_score = draw(st.lists(st.one_of(st.integers(0, 9), st.floats(0, 1)), min_size=n, max_size=n))
    weight = [1, *draw(st.lists(st.integers(0, 3), min_size=n - 1, max_size=n - 1))]
    return y_true, y_score, weight


def copies(y_true, y_score, weight):
    """The data in which each object stands as often as it weighs."""
    return np.repeat(y_true, weight).tolist(), np.repeat(np.asarray(y_score), weight).tolist()


def searched(y_true, y_score, worth, candidates=()):
    """The threshold whose flags are worth most, the highest of equals."""
    found = sorted({*candidates, *y_score}, reverse=True)
    worths = [worth(y_true, np.greater_equal(y_score, threshold)) for threshold in found]
    return found[worths.index(max(worths))]


@given(samples(), FLOORS)
@example(([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0], [*range(10, 0, -1), 1.5], [1] * 11), 0.9)
def test_recall_floor(sample, floor):
    y_true, y_score, weight = sample
    chosen = exact.threshold_for_recall(y_true, y_score, floor)
    assert course_lib.threshold_for_recall(y_true, y_score, floor) == chosen

    def worth(labels, flags):
        recall = metrics.recall_score(labels, flags)
        return recall >= float(floor), metrics.precision_score(labels, flags), recall

    assert searched(y_true, y_score, worth) == chosen
    weighted = course_lib.threshold_for_recall(y_true, y_score, floor, sample_weight=weight)
    assert weighted == exact.threshold_for_recall(*copies(*sample), floor)


@given(samples(), FLOORS)
@example(([1] * 9 + [0], list(range(10, 0, -1)), [1] * 10), 0.9)
def test_precision_floor(sample, floor):
    y_true, y_score, weight = sample
    best = max(metrics.precision_score(y_true, np.greater_equal(y_score, t)) for t in y_score)
    if best < float(floor):
        for library in (exact, course_lib):
            with pytest.raises(ValueError, match=r"floor is .*: no threshold has a precision"):
                library.threshold_for_precision(y_true, y_score, floor)
        return
    chosen = exact.threshold_for_precision(y_true, y_score, floor)
    assert course_lib.threshold_for_precision(y_true, y_score, floor) == chosen

    def worth(labels, flags):
        precision = metrics.precision_score(labels, flags)
        return precision >= float(floor), metrics.recall_score(labels, flags), precision

    assert searched(y_true, y_score, worth) == chosen
    try:
        weighted = exact.threshold_for_precision(*copies(*sample), floor)
    except ValueError:
        with pytest.raises(ValueError, match="no threshold has a precision as high"):
            course_lib.threshold_for_precision(y_true, y_score, floor, sample_weight=weight)
    else:
        assert weighted == course_lib.threshold_for_precision(
            y_true, y_score, floor, sample_weight=weight
        )


@given(samples(), st.sampled_from([0, 0.5, 1, 2, 10]))
def test_best_fbeta(sample, beta):
    y_true, y_score, weight = sample
    chosen = exact.threshold_for_fbeta(y_true, y_score, beta)
    fast = course_lib.threshold_for_fbeta(y_true, y_score, beta)
    best = max(
        metrics.fbeta_score(y_true, np.greater_equal(y_score, t), beta=beta) for t in y_score
    )
    assert course_lib.fbeta(y_true, y_score, fast, beta=beta) == close(best)
    assert float(exact.fbeta(y_true, y_score, chosen, beta=beta)) == close(best)
    if beta == 1:  # halves are floats: no rounding hides a tie
        assert fast == chosen
        weighted = course_lib.threshold_for_fbeta(y_true, y_score, sample_weight=weight)
        assert weighted == exact.threshold_for_fbeta(*copies(*sample))
    higher = [t for t in y_score if t > chosen]
    reached = exact.fbeta(y_true, y_score, chosen, beta=beta)
    assert all(exact.fbeta(y_true, y_score, t, beta=beta) < reached for t in higher)


@given(samples(), COSTS, COSTS, COSTS)
def test_least_cost(sample, cost_fp, cost_fn, cost_tp):
    y_true, y_score, weight = sample
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn, "cost_tp": cost_tp}
    chosen = exact.threshold_for_cost(y_true, y_score, **costs)
    assert course_lib.threshold_for_cost(y_true, y_score, **costs) == chosen

    def worth(labels, flags):
        _, fp, fn, tp = metrics.confusion_matrix(labels, flags, labels=[0, 1]).ravel().tolist()
        return -(cost_fp * fp + cost_fn * fn + cost_tp * tp)

    assert searched(y_true, y_score, worth, [inf]) == chosen
    weighted = course_lib.threshold_for_cost(y_true, y_score, sample_weight=weight, **costs)
    assert weighted == exact.threshold_for_cost(*copies(*sample), **costs)


@given(samples(), st.data())
def test_budget(sample, choice):
    _, y_score, _ = sample
    budget = choice.draw(st.integers(1, len(y_score)))
    for library in (exact, course_lib):
        reached = library.threshold_for_budget(y_score, budget)
        assert reached == sorted(y_score)[-budget]
        assert sum(score > reached for score in y_score) < budget
        kept = library.threshold_for_budget(y_score, budget, strict=True)
        flagged = sum(score >= kept for score in y_score)
        assert flagged <= budget
        lower = [score for score in y_score if score < kept]
        assert not lower or sum(score >= max(lower) for score in y_score) > budget


def test_budget_that_ties_exceed():
    for library in (exact, course_lib):
        assert library.threshold_for_budget([0.9, 0.5, 0.5, 0.1], 2) == 0.5
        assert library.threshold_for_budget([0.9, 0.5, 0.5, 0.1], 2, strict=True) == 0.9
        assert library.threshold_for_budget([0.9, 0.5, 0.5, 0.1], 3, strict=True) == 0.5
        assert library.threshold_for_budget([0.5, 0.5], 1, strict=True) == inf


def calibrated_blocks():
    """Scores 0.05, 0.15 … 0.95, 100 objects each, of which just that share is positive."""
    scores = [(2 * i + 1) / 20 for i in range(10)]
    y_true = [int(j < 100 * score - 1e-9) for score in scores for j in range(100)]
    return y_true, [score for score in scores for _ in range(100)]


@pytest.mark.parametrize(("cost_fp", "cost_fn", "cost_tp"), [(1, 1, 0), (1, 10, 0), (5, 7, 3)])
def test_on_calibrated_probabilities_costs_alone_give_the_threshold(cost_fp, cost_fn, cost_tp):
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn, "cost_tp": cost_tp}
    y_true, y_score = calibrated_blocks()
    best = exact.calibrated_threshold(**costs)
    first_above = min(score for score in y_score if score > best)
    for library in (exact, course_lib):
        assert library.threshold_for_cost(y_true, y_score, **costs) == first_above


def test_on_calibrated_probabilities_the_best_threshold_is_half_of_the_best_f1():
    y_true, y_score = calibrated_blocks()
    chosen = exact.threshold_for_fbeta(y_true, y_score)
    half = exact.f1(y_true, y_score, chosen) / 2
    assert chosen == min(score for score in y_score if score > half)


def test_worked_numbers():
    assert exact.calibrated_threshold(cost_fp=5, cost_fn=500) == Fraction(5, 505)
    assert exact.calibrated_threshold(cost_fp=5, cost_fn=500, cost_tp=5) == Fraction(5, 500)
    assert exact.calibrated_threshold(cost_fp=1, cost_fn=10) == Fraction(1, 11)
    assert exact.calibrated_threshold(cost_fp=7, cost_fn=7) == Fraction(1, 2)
    candidates = [0.3, 0.5, 0.7, 0.9]
    assert max(candidates, key=lambda threshold: exact.f1(*ten, threshold)) == 0.5
    for library in (exact, course_lib):  # among all scores there is a better one
        assert library.threshold_for_fbeta(*ten) == 0.2
        assert library.threshold_for_recall(*ten, 0.75) == 0.55
        assert library.threshold_for_precision(*ten, 0.5) == 0.55
        assert library.threshold_for_budget(ten.y_score, 3) == 0.7
    assert exact.f1(*ten, 0.2) == Fraction(8, 13)


@given(*[st.one_of(st.integers(0, 500), st.sampled_from([0.1, 0.25, 2.5]))] * 3)
def test_calibrated_threshold(cost_fp, cost_fn, cost_tp):
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn, "cost_tp": cost_tp}
    if cost_fn <= cost_tp:
        for library in (exact, course_lib):
            with pytest.raises(ValueError, match="a miss must cost more than an alarm"):
                library.calibrated_threshold(**costs)
        return
    t = exact.calibrated_threshold(**costs)
    assert course_lib.calibrated_threshold(**costs) == close(float(t))
    prices = [Fraction(str(cost)) for cost in (cost_fp, cost_fn, cost_tp)]
    assert (1 - t) * prices[0] + t * prices[2] == t * prices[1]


@given(st.fractions(0, 1), st.fractions(Fraction(1, 100), 100))
def test_weights_move_the_threshold(eta, weight):
    learned = exact.weighted_probability(eta, weight)
    assert (learned > Fraction(1, 2)) == (eta > exact.weighted_threshold(weight))
    fast = course_lib.weighted_probability([[float(eta)]], weight)
    assert fast.shape == (1, 1)
    assert fast.item() == close(float(learned))
    threshold = course_lib.weighted_threshold(weight)
    assert threshold == close(float(exact.weighted_threshold(weight)))
    as_costs = exact.calibrated_threshold(cost_fp=1, cost_fn=weight)
    assert exact.weighted_threshold(weight) == as_costs


def test_weighted_logistic_regression_learns_the_weighted_probability():
    y_true, feature = [1] * 30 + [0] * 70 + [1] * 10 + [0] * 90, [[1]] * 100 + [[0]] * 100
    model = LogisticRegression(C=np.inf, class_weight={0: 1, 1: 9}, tol=1e-10, max_iter=1000)
    learned = model.fit(feature, y_true).predict_proba([[1], [0]])[:, 1]
    expected = course_lib.weighted_probability([0.3, 0.1], 9)
    assert learned == pytest.approx(expected, abs=1e-5)
    assert expected[1] == close(0.5)
    assert course_lib.weighted_threshold(9) == close(0.1)


def test_balanced_weights_put_the_threshold_at_the_prevalence():
    weights = exact.balanced_class_weights(data.nine_to_one)
    prevalence = exact.prevalence(data.nine_to_one)
    assert exact.weighted_threshold(weights[1] / weights[0]) == prevalence


FORMS = {
    "strings": (["spam", "ham", "spam", "ham"], {"pos_label": "spam"}),
    "booleans": ([True, False, True, False], {}),
    "minus one": ([1, -1, 1, -1], {}),
    "pandas": (pd.Series(["spam", "ham"] * 2, index=[4, 3, 2, 1]), {"pos_label": "spam"}),
}


@pytest.mark.parametrize(("labels", "options"), FORMS.values(), ids=FORMS)
def test_forms_of_labels_and_scores(labels, options):
    y_score = np.array([0.9, 0.8, 0.7, 0.1], dtype=np.float32)
    chosen = course_lib.threshold_for_recall(labels, y_score, 1, **options)
    assert type(chosen) is float
    assert course_lib.recall(labels, y_score, chosen, **options) == 1
    assert course_lib.threshold_for_precision(labels, y_score, 1, **options) == y_score[0]
    assert course_lib.threshold_for_fbeta(labels, y_score, **options) == chosen
    cost = course_lib.threshold_for_cost(labels, y_score, cost_fp=1, cost_fn=9, **options)
    assert cost == chosen
    assert type(course_lib.threshold_for_budget([3, 2, 1], 2)) is int


CHOICES = {
    "threshold_for_recall": (0.5,),
    "threshold_for_precision": (0.5,),
    "threshold_for_fbeta": (),
    "threshold_for_cost": (),
}


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize(
    ("y_true", "y_score", "message"),
    [
        ([], [], "y_true is empty"),
        ([1, 0], [1], "y_true has 2 and y_score has 1"),
        ([1, 0], [1, nan], r"y_score\[1\] is nan"),
        ([1, 5], [1, 2], r"y_true.* 5"),
    ],
)
def test_samples_that_are_refused(library, name, y_true, y_score, message):
    costs = {"cost_fp": 1, "cost_fn": 1} if name == "threshold_for_cost" else {}
    with pytest.raises(ValueError, match=message):
        getattr(library, name)(y_true, y_score, *CHOICES[name], **costs)


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda of: of.threshold_for_recall([0], [1], 0.5), "y_true has no .*positive"),
        (lambda of: of.threshold_for_recall([1], [1], 1.5), "floor is 1.5: .* between 0 and 1"),
        (lambda of: of.threshold_for_recall([1], [1], nan), "floor is nan"),
        (lambda of: of.threshold_for_precision([0], [1], 0.5), "y_true has no .*positive"),
        (lambda of: of.threshold_for_precision([1], [1], -0.5), "floor is -0.5"),
        (lambda of: of.threshold_for_precision([0, 1], [2, 1], 0.9), "floor is 0.9: no threshold"),
        (lambda of: of.threshold_for_fbeta([0], [1]), "y_true has no .*positive"),
        (lambda of: of.threshold_for_fbeta([1], [1], -2), "beta is -2"),
        (lambda of: of.threshold_for_budget([], 1), "y_score is empty"),
        (lambda of: of.threshold_for_budget([1, nan], 1), r"y_score\[1\] is nan"),
        (lambda of: of.threshold_for_budget([1, 2], 3), "budget is 3: .* from 1 to 2"),
        (lambda of: of.threshold_for_cost([1], [1], cost_fp=-1, cost_fn=1), "cost_fp is -1"),
        (lambda of: of.threshold_for_cost([1], [1], cost_fp=1, cost_fn=inf), "cost_fn is inf"),
        (lambda of: of.calibrated_threshold(cost_fp=1, cost_fn=0), "cost_fn is 0 and cost_tp 0"),
        (lambda of: of.calibrated_threshold(cost_fp="5", cost_fn=1), "cost_fp is '5'"),
        (lambda of: of.weighted_probability(1.5, 2), "probability .*"),
        (lambda of: of.weighted_probability(nan, 2), "probability .*"),
        (lambda of: of.weighted_probability(0.5, 0), "weight is 0: it must be above zero"),
        (lambda of: of.weighted_threshold(-1), "weight is -1: it must be above zero"),
        (lambda of: of.weighted_threshold(inf), "weight is inf"),
    ],
)
def test_errors(library, call, message):
    with pytest.raises(ValueError, match=message):
        call(library)


@pytest.mark.parametrize("name", CHOICES)
def test_weights_are_checked(name):
    costs = {"cost_fp": 1, "cost_fn": 1} if name == "threshold_for_cost" else {}
    choose = partial(getattr(course_lib, name), [1, 0], [1, 0], *CHOICES[name], **costs)
    with pytest.raises(ValueError, match="sample_weight has 1"):
        choose(sample_weight=[1])
