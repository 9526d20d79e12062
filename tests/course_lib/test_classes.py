"""Many classes: definition, fast version and scikit-learn, on labels of every kind."""

from fractions import Fraction
from functools import partial
from math import isnan, nan

import hypothesis.strategies as st
import numpy as np
import pandas as pd
import pytest
from hypothesis import example, given
from sklearn import metrics
from sklearn.utils.class_weight import compute_class_weight

import course_lib
from course_lib import data, exact

close = partial(pytest.approx, rel=4e-15, abs=4e-15)
THEIRS = {
    "precision": metrics.precision_score,
    "recall": metrics.recall_score,
    "f1": metrics.f1_score,
}
NAMES = {
    "numbers": [0, 1, 2, 3],
    "other numbers": [-7, 3, 10**6, 2**60],
    "strings": ["ant", "bee", "cat", "a longer name"],
    "floats": [-2.0, 0.0, 1.0, 1e9],  # whole ones: scikit-learn takes no others
}


@st.composite
def decisions(draw):
    """True and predicted labels of up to four classes, and whole weights."""
    n = draw(st.integers(1, 30))
    names = draw(st.sampled_from(list(NAMES.values())))
    labels = st.lists(st.sampled_from(names), min_size=n, max_size=n)
    weight = [1, *draw(st.lists(st.integers(0, 3), min_size=n - 1, max_size=n - 1))]
    return draw(labels), draw(labels), weight


def repeated(labels, weight):
    return [label for label, times in zip(labels, weight, strict=True) for _ in range(times)]


@given(decisions())
def test_confusion_matrix(sample):
    y_true, y_pred, weight = sample
    definition = exact.confusion_matrix(y_true, y_pred)
    assert course_lib.confusion_matrix(y_true, y_pred).tolist() == definition
    classes = sorted({*y_true, *y_pred})
    found = course_lib.confusion_matrix(y_true, y_pred, sample_weight=weight)
    copies = [repeated(of, weight) for of in (y_true, y_pred)]
    assert found.tolist() == exact.confusion_matrix(*copies, classes)
    if len(classes) > 1:  # it warns of a single one
        theirs = metrics.confusion_matrix(y_true, y_pred, labels=classes)
        assert theirs.tolist() == definition
        theirs = metrics.confusion_matrix(y_true, y_pred, labels=classes, sample_weight=weight)
        assert np.array_equal(found, theirs)
    backward = exact.confusion_matrix(y_true, y_pred, classes[::-1])
    assert backward == [row[::-1] for row in definition[::-1]]
    assert course_lib.confusion_matrix(y_true, y_pred, classes[::-1]).tolist() == backward


@given(decisions(), st.sampled_from(list(THEIRS)), st.sampled_from([0, 1, nan]))
@example((["ant", "ant"], ["bee", "bee"], [1, 1]), "precision", nan)
def test_averages(sample, name, zero_division):
    y_true, y_pred, weight = sample
    options = {"zero_division": zero_division}
    for average in ("macro", "weighted", "micro"):
        definition = getattr(exact, f"{average}_average")
        definition = definition(getattr(exact, name), y_true, y_pred, **options)
        fast, metric = getattr(course_lib, f"{average}_average"), getattr(course_lib, name)
        found = fast(metric, y_true, y_pred, **options)
        assert type(found) is float
        assert found == close(float(definition), nan_ok=True)
        if not isnan(found):  # of nothing but nan scikit-learn takes the plain mean
            theirs = THEIRS[name](y_true, y_pred, average=average, **options)
            assert found == close(theirs)
        if average == "micro":
            assert definition == exact.accuracy(y_true, y_pred)
        weighted = fast(metric, y_true, y_pred, sample_weight=weight, **options)
        classes = sorted({*y_true, *y_pred})
        copies = [repeated(of, weight) for of in (y_true, y_pred)]
        definition = getattr(exact, f"{average}_average")
        definition = definition(getattr(exact, name), *copies, classes, **options)
        assert weighted == close(float(definition), nan_ok=True)
        if not isnan(weighted):
            theirs = THEIRS[name](y_true, y_pred, average=average, sample_weight=weight, **options)
            assert weighted == close(theirs)


@given(decisions(), st.floats(0.01, 1))
def test_one_vs_rest(sample, scale):
    y_true, y_pred, weight = sample
    for name in ("precision", "recall", "f1", "specificity", "matthews_corrcoef"):
        options = {"zero_division": 0}
        definition = exact.one_vs_rest(getattr(exact, name), y_true, y_pred, **options)
        found = course_lib.one_vs_rest(getattr(course_lib, name), y_true, y_pred, **options)
        assert list(found) == list(definition) == sorted({*y_true, *y_pred})
        for label, value in definition.items():
            assert found[label] == close(float(value))
        if name in THEIRS:
            theirs = THEIRS[name](y_true, y_pred, average=None, labels=list(found), **options)
            assert list(found.values()) == close(theirs)
        scaled = np.multiply(weight, scale)
        found = course_lib.one_vs_rest(
            getattr(course_lib, name), y_true, y_pred, sample_weight=scaled, **options
        )
        copies = (repeated(of, weight) for of in (y_true, y_pred))
        definition = exact.one_vs_rest(getattr(exact, name), *copies, list(found), **options)
        for label, value in definition.items():
            assert found[label] == pytest.approx(float(value), rel=1e-13, abs=1e-13)


def test_options_go_to_the_metric():
    y_true, y_pred = ["a", "b", "c", "a"], ["a", "b", "a", "b"]
    for library in (exact, course_lib):
        found = library.one_vs_rest(library.fbeta, y_true, y_pred, beta=2)
        assert found == {"a": 0.5, "b": close(5 / 6), "c": 0}
        assert float(library.macro_average(library.fbeta, y_true, y_pred, beta=2)) == close(4 / 9)
        with pytest.raises(ValueError, match="class 'c' against the rest: no object is flagged"):
            library.macro_average(library.precision, y_true, y_pred)
    theirs = course_lib.one_vs_rest(metrics.f1_score, y_true, y_pred)
    assert theirs == course_lib.one_vs_rest(course_lib.f1, y_true, y_pred)


def test_a_class_of_no_weight_leaves_no_crumb():
    y_true, y_pred = ["a", "b", "c", "a"], ["a", "c", "b", "a"]
    found = course_lib.one_vs_rest(
        course_lib.specificity, y_true, y_pred, sample_weight=[0.1, 0, 0, 0.7], zero_division=nan
    )
    assert isnan(found["a"])
    assert (found["b"], found["c"]) == (1, 1)


def test_classes_that_do_not_occur():
    y_true, y_pred, labels = [1, 2, 2], [1, 2, 1], [2, 1, 3]
    expected = [[1, 1, 0], [0, 1, 0], [0, 0, 0]]
    assert exact.confusion_matrix(y_true, y_pred, labels) == expected
    assert course_lib.confusion_matrix(y_true, y_pred, labels).tolist() == expected
    assert metrics.confusion_matrix(y_true, y_pred, labels=labels).tolist() == expected
    recalls = course_lib.one_vs_rest(course_lib.recall, y_true, y_pred, labels, zero_division=nan)
    assert list(recalls) == labels
    assert isnan(recalls[3])
    assert course_lib.macro_average(
        course_lib.recall, y_true, y_pred, labels, zero_division=nan
    ) == close(3 / 4)


@pytest.mark.parametrize(
    ("y_true", "y_pred"),
    [
        ([True, False, True], [True, True, False]),
        (np.array([1, 0, 1], dtype=np.int8), [1, 1, 0]),
        (np.array([1, 0, 1], dtype=np.uint64), np.array([1, 1, 0], dtype=np.int64)),
        (pd.Series(["x", "w", "x"], dtype="category"), pd.Series(["x", "x", "w"])),
        (pd.Series([2, 1, 2], dtype="Int64", index=[5, 6, 7]), [2, 2, 1]),
        (["x", "w", "x"], ("x", "x", "w")),
        ([2**70, 1, 2**70], [2**70, 2**70, 1]),
        ([1e300, 0.5, 1e300], [1e300, 1e300, 0.5]),
    ],
)
def test_forms_of_labels(y_true, y_pred):
    assert course_lib.confusion_matrix(y_true, y_pred).tolist() == [[0, 1], [1, 1]]
    assert course_lib.macro_average(course_lib.f1, y_true, y_pred) == 0.25


def test_whole_labels_beyond_the_floats_are_told_apart():
    y_true = np.array([2**53, 2**53 + 1], dtype=np.int64)
    y_pred = np.array([2**53, 2**53 + 1], dtype=np.uint64)
    assert course_lib.confusion_matrix(y_true, y_pred).tolist() == [[1, 0], [0, 1]]


def test_many_classes_at_once():
    rng = np.random.default_rng(0)
    y_true = rng.integers(0, 300, 20_000)
    y_pred = np.where(rng.random(20_000) < 0.5, y_true, rng.integers(0, 300, 20_000))
    matrix = course_lib.confusion_matrix(y_true, y_pred)
    assert np.array_equal(matrix, metrics.confusion_matrix(y_true, y_pred))
    found = course_lib.one_vs_rest(course_lib.specificity, y_true, y_pred)
    for label in (0, 17, 299):
        theirs = metrics.recall_score(y_true == label, y_pred == label, pos_label=0)
        assert found[label] == close(theirs)


@st.composite
def scored(draw):
    """Labels of three or four classes, each of them there, and rows of probabilities."""
    size = draw(st.integers(3, 4))
    names = draw(st.sampled_from(list(NAMES.values())))[:size]
    y_true = names + draw(st.lists(st.sampled_from(names), max_size=20))
    row = st.lists(st.integers(0, 5), min_size=size, max_size=size).filter(any)
    rows = draw(st.lists(row, min_size=len(y_true), max_size=len(y_true)))
    return y_true, [[value / sum(row) for value in row] for row in rows]


@given(scored())
def test_hand_till_auc(sample):
    y_true, y_score = sample
    definition = exact.hand_till_auc(y_true, y_score)
    assert type(definition) is Fraction
    assert course_lib.hand_till_auc(y_true, y_score) == close(float(definition))
    assert course_lib.hand_till_auc(np.array(y_true), pd.DataFrame(y_score)) == close(
        float(definition)
    )
    classes, coded = np.unique(y_true, return_inverse=True)
    assert course_lib.hand_till_auc(coded, y_score) == close(
        metrics.roc_auc_score(coded, y_score, multi_class="ovo")
    )
    order = classes.tolist()[::-1]
    backward = [row[::-1] for row in y_score]
    assert exact.hand_till_auc(y_true, backward, order) == definition
    assert course_lib.hand_till_auc(y_true, backward, order) == close(float(definition))


def test_hand_till_auc_of_two_classes_is_the_auc():
    rows = [[1 - score, score] for score in data.ten.y_score]
    assert exact.hand_till_auc(data.ten.y_true, rows) == Fraction(5, 8)
    assert course_lib.hand_till_auc(data.ten.y_true, rows) == 0.625


def test_scikit_learn_leaves_an_absent_class_out_of_the_auc():
    y_true = [0, 1, 0, 1]
    y_score = [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.5, 0.2, 0.3], [0.3, 0.4, 0.3]]
    theirs = metrics.roc_auc_score(y_true, y_score, multi_class="ovo", labels=[0, 1, 2])
    assert theirs == 0.875
    for library in (exact, course_lib):
        with pytest.raises(ValueError, match="y_true has no object of class 2: AUC is undefined"):
            library.hand_till_auc(y_true, y_score, [0, 1, 2])


@given(decisions())
def test_balanced_class_weights(sample):
    y_true, _, weight = sample
    definition = exact.balanced_class_weights(y_true)
    found = course_lib.balanced_class_weights(y_true)
    assert list(found) == list(definition)
    assert list(found.values()) == close([float(value) for value in definition.values()])
    theirs = compute_class_weight("balanced", classes=np.unique(y_true), y=y_true)
    assert list(found.values()) == close(theirs)
    assert {value * y_true.count(label) for label, value in definition.items()} == {
        Fraction(len(y_true), len(definition))
    }
    kept = repeated(y_true, weight)
    if {*kept} == {*y_true}:
        found = course_lib.balanced_class_weights(y_true, sample_weight=np.multiply(weight, 0.5))
        definition = exact.balanced_class_weights(kept)
        assert list(found.values()) == close([float(value) for value in definition.values()])


def test_worked_class_weights():
    assert exact.balanced_class_weights(data.nine_to_one) == {0: Fraction(5, 9), 1: 5}
    found = course_lib.balanced_class_weights(data.nine_to_one)
    assert (round(found[0], 2), found[1]) == (0.56, 5)


def test_where_scikit_learn_gives_an_infinite_weight():
    y_true, weight = np.array([0, 0, 1, 1]), [1.0, 1.0, 0.0, 0.0]
    with pytest.warns(RuntimeWarning, match="divide by zero"):
        theirs = compute_class_weight(
            "balanced", classes=np.array([0, 1]), y=y_true, sample_weight=weight
        )
    assert theirs.tolist() == [0.5, np.inf]
    with pytest.raises(ValueError, match="y_true has no object of class 1: its weight is"):
        course_lib.balanced_class_weights(y_true, sample_weight=weight)
    for library in (exact, course_lib):
        with pytest.raises(ValueError, match="y_true has no object of class 'c'"):
            library.balanced_class_weights(["a", "b"], ["a", "b", "c"])


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize(
    "call",
    [
        lambda of, *given: of.confusion_matrix(*given),
        lambda of, *given: of.one_vs_rest(of.recall, *given),
        lambda of, *given: of.macro_average(of.recall, *given),
        lambda of, *given: of.weighted_average(of.recall, *given),
        lambda of, *given: of.micro_average(of.recall, *given),
    ],
    ids=["confusion_matrix", "one_vs_rest", "macro", "weighted", "micro"],
)
@pytest.mark.parametrize(
    ("given_", "message"),
    [
        (([], []), "y_true is empty"),
        ((["a", "b"], ["a"]), "y_true has 2 and y_pred has 1"),
        ((["a", None], ["a", "b"]), r"y_true\[1\] is missing"),
        ((["a", "b"], ["a", nan]), r"y_pred\[1\] is missing"),
        ((["a", "b"], ["a", "b"], ["a"]), "labels is .*: it lacks"),
        ((["a", "b"], ["a", "b"], ["a", "b", "a"]), "each class must stand there once"),
        ((["a", "b"], ["a", "b"], []), "labels is empty"),
    ],
)
def test_errors(library, call, given_, message):
    with pytest.raises(ValueError, match=message):
        call(library, *given_)


@pytest.mark.parametrize("library", [exact, course_lib])
@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ((["a", "a"], [[1], [1]]), "y_true has the class '?a'? only: AUC needs two"),
        ((["a", "b"], [[1, 0]]), "y_score"),
        ((["a", "b"], [[1, 0], [1]]), "y_score"),
        ((["a", "b"], [[1, 0, 0], [1, 0, 0]]), "y_score"),
        ((["a", "b"], [[1, 0], [nan, 0]]), "y_score.* is nan"),
        ((["a", None], [[1, 0], [1, 0]]), r"y_true\[1\] is missing"),
        (([], []), "y_true is empty"),
    ],
)
def test_errors_of_the_auc(library, given_, message):
    with pytest.raises(ValueError, match=message):
        library.hand_till_auc(*given_)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (partial(course_lib.confusion_matrix, ["a", 1], ["a", "b"]), "y_true holds strings beside"),
        (partial(exact.confusion_matrix, ["a", 1], ["a", "b"]), "the labels have no order"),
        (partial(course_lib.confusion_matrix, ["a"], [1]), "y_true holds names and y_pred holds"),
        (partial(course_lib.confusion_matrix, [1], [1], ["a"]), "labels holds names and y_true"),
        (partial(course_lib.confusion_matrix, [[1]], [1]), r"y_true has shape \(1, 1\)"),
        (partial(course_lib.confusion_matrix, [1], [1], sample_weight=[1, 2]), "has 2 values"),
        (partial(course_lib.confusion_matrix, [1], [1], sample_weight=[-1]), "not be negative"),
        (partial(course_lib.hand_till_auc, [0, 1], [1, 0]), r"y_score has shape \(2,\)"),
        (partial(course_lib.balanced_class_weights, [1], sample_weight=[0]), "is all zero"),
        (partial(course_lib.balanced_class_weights, [1], sample_weight=[1, 1]), "has 2 values"),
        (partial(course_lib.balanced_class_weights, []), "y_true is empty"),
        (partial(exact.balanced_class_weights, []), "y_true is empty"),
    ],
)
def test_errors_of_one_version(call, message):
    with pytest.raises(ValueError, match=message):
        call()
