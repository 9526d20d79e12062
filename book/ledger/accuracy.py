"""Names that only the ledger of the chapter on accuracy uses: metrics of several classes."""

from collections.abc import Sequence
from fractions import Fraction

from sklearn import metrics

import course_lib
from course_lib import exact
from course_lib.data import Decisions
from tools.numbers.witnesses import witnessed

mean_of_recalls = witnessed(
    lambda *labels: exact.macro_average(exact.recall, *labels),
    lambda *labels: course_lib.macro_average(course_lib.recall, *labels),
    metrics.balanced_accuracy_score,
)
accuracy_of_classes = witnessed(exact.accuracy, course_lib.accuracy, metrics.accuracy_score)
matthews_or_zero = witnessed(
    lambda *labels: exact.matthews_corrcoef(*labels, zero_division=0),
    lambda *labels: course_lib.matthews_corrcoef(*labels, zero_division=0),
    metrics.matthews_corrcoef,
)


def _adjusted(y_true: Sequence, y_pred: Sequence) -> Fraction:
    guess = Fraction(1, len(set(y_true)))
    return (mean_of_recalls(y_true, y_pred) - guess) / (1 - guess)


adjusted_mean_of_recalls = witnessed(
    _adjusted, lambda *labels: metrics.balanced_accuracy_score(*labels, adjusted=True)
)


def _weighted(y_true: Sequence, y_pred: Sequence) -> Fraction:
    weights = exact.balanced_class_weights(y_true)
    right = [c for c, answer in zip(y_true, y_pred, strict=True) if c == answer]
    return sum(weights[c] for c in right) / sum(weights[c] for c in y_true)


def _weighted_by_the_library(y_true: Sequence, y_pred: Sequence) -> float:
    weights = course_lib.balanced_class_weights(y_true)
    return course_lib.accuracy(y_true, y_pred, sample_weight=[weights[c] for c in y_true])


weighted_accuracy = witnessed(_weighted, _weighted_by_the_library)


def objects(matrix: Sequence[Sequence[int]]) -> Decisions:
    """True and predicted classes with this confusion matrix, whose rows are the truth."""
    cells = [(i, j) for i, row in enumerate(matrix) for j, n in enumerate(row) for _ in range(n)]
    return Decisions([i for i, _ in cells], [j for _, j in cells])
