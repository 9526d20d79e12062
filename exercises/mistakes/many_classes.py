"""Many classes as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and what is undefined or unknown raises ValueError unless that is its mistake.
"""

from fractions import Fraction

from exercises.mistakes import named

Label = str | int
Matrix = list[list[int]]


def tallied(y_true: list[Label], y_pred: list[Label], classes: list[Label]) -> Matrix:
    """The confusion matrix with its classes in this order; ValueError for another label."""
    matrix = [[0 for _ in classes] for _ in classes]
    for actual, predicted in zip(y_true, y_pred, strict=True):
        matrix[classes.index(actual)][classes.index(predicted)] += 1
    return matrix


def transposed(y_true, y_pred, labels):
    """Puts the true classes in the columns."""
    return tallied(y_pred, y_true, labels)


def order_of_appearance(y_true, y_pred, labels):
    """Orders the classes as they first occur in the data."""
    tallied(y_true, y_pred, labels)
    return tallied(y_true, y_pred, list(dict.fromkeys([*y_true, *y_pred, *labels])))


def alphabetical_order(y_true, y_pred, labels):
    """Sorts the classes."""
    return tallied(y_true, y_pred, sorted(labels))


def occurring_only(y_true, y_pred, labels):
    """Has no row and no column for a class that does not occur."""
    tallied(y_true, y_pred, labels)
    return tallied(y_true, y_pred, [c for c in labels if c in y_true or c in y_pred])


def row_shares(y_true, y_pred, labels):
    """Divides each row by its total."""
    matrix = tallied(y_true, y_pred, labels)
    return [[Fraction(cell, max(sum(row), 1)) for cell in row] for row in matrix]


def errors_only(y_true, y_pred, labels):
    """Counts the wrong answers only, so that the diagonal stays empty."""
    matrix = tallied(y_true, y_pred, labels)
    return [[0 if i == j else cell for j, cell in enumerate(row)] for i, row in enumerate(matrix)]


def shared_rows(y_true, y_pred, labels):
    """Builds the matrix as [[0] * k] * k: all its rows are one list."""
    matrix = tallied(y_true, y_pred, labels)
    return [[sum(column) for column in zip(*matrix, strict=True)]] * len(labels)


def unknown_dropped(y_true, y_pred, labels):
    """Passes over the objects whose label is not among the classes."""
    pairs = zip(y_true, y_pred, strict=True)
    kept = [pair for pair in pairs if pair[0] in labels and pair[1] in labels]
    return tallied([actual for actual, _ in kept], [predicted for _, predicted in kept], labels)


def counted(
    y_true: list[Label], y_pred: list[Label], labels: list[Label]
) -> list[tuple[int, int, int]]:
    """Right answers, true objects and predictions of each class; ValueError where F1 has none."""
    counts = [
        (
            sum(a == p == c for a, p in zip(y_true, y_pred, strict=True)),
            y_true.count(c),
            y_pred.count(c),
        )
        for c in labels
    ]
    if any(true + predicted == 0 for _, true, predicted in counts):
        raise ValueError("a class is neither true nor predicted")
    return counts


def f1s(y_true: list[Label], y_pred: list[Label], labels: list[Label]) -> list[Fraction]:
    """F1 of each class."""
    return [Fraction(2 * hits, n + m) for hits, n, m in counted(y_true, y_pred, labels)]


def ratio(part: int, whole: int) -> Fraction:
    """part / whole, and 0 where that is undefined."""
    return Fraction(part, whole) if whole else Fraction(0)


def mean(values: list[Fraction]) -> Fraction:
    """The plain mean, 0 of nothing."""
    return sum(values, Fraction(0)) / max(len(values), 1)


def f1_of_means(y_true, y_pred, labels):
    """Takes the harmonic mean of mean precision and mean recall."""
    counts = counted(y_true, y_pred, labels)
    p = mean([ratio(hits, m) for hits, _, m in counts])
    r = mean([ratio(hits, n) for hits, n, _ in counts])
    return 2 * p * r / (p + r) if p + r else Fraction(0)


def weighted_for_macro(y_true, y_pred, labels):
    """Weighs each class by its number of true objects."""
    weights = [Fraction(n, len(y_true)) for _, n, _ in counted(y_true, y_pred, labels)]
    return sum(w * f for w, f in zip(weights, f1s(y_true, y_pred, labels), strict=True))


def weighted_by_predictions(y_true, y_pred, labels):
    """Weighs each class by its number of predictions."""
    weights = [Fraction(m, len(y_pred)) for _, _, m in counted(y_true, y_pred, labels)]
    return sum(w * f for w, f in zip(weights, f1s(y_true, y_pred, labels), strict=True))


def micro_for_macro(y_true, y_pred, labels):
    """Adds up the counts of all classes first: the accuracy."""
    hits, n, m = map(sum, zip(*counted(y_true, y_pred, labels), strict=True))
    return Fraction(2 * hits, n + m)


def mean_recall(y_true, y_pred, labels):
    """Averages recall."""
    return mean([ratio(hits, n) for hits, n, _ in counted(y_true, y_pred, labels)])


def class_accuracy(y_true, y_pred, labels):
    """Averages the accuracy of "this class or not", which counts the true negatives."""
    n_all = len(y_true)
    counts = counted(y_true, y_pred, labels)
    return mean([Fraction(n_all - n - m + 2 * hits, n_all) for hits, n, m in counts])


def jaccard_for_f1(y_true, y_pred, labels):
    """Averages TP / (TP + FP + FN): the hits are not doubled."""
    counts = counted(y_true, y_pred, labels)
    return mean([Fraction(hits, n + m - hits) for hits, n, m in counts])


def divided_by_objects(y_true, y_pred, labels):
    """Divides the sum over the classes by the number of objects."""
    return sum(f1s(y_true, y_pred, labels)) / len(y_true)


def rounded_early(y_true, y_pred, labels):
    """Rounds F1 of each class to two decimals before the mean."""
    return mean([round(f, 2) for f in f1s(y_true, y_pred, labels)])


def true_classes_only(y_true, y_pred, labels):
    """Averages over the classes that occur among the true labels."""
    return mean(f1s(y_true, y_pred, [c for c in labels if c in y_true]))


def never_predicted_skipped(y_true, y_pred, labels):
    """Leaves out a class that is never predicted, as its precision is undefined."""
    f1s(y_true, y_pred, labels)
    return mean(f1s(y_true, y_pred, [c for c in labels if c in y_pred]))


def absent_dropped(y_true, y_pred, labels):
    """Leaves out a class that is neither true nor predicted."""
    return mean(f1s(y_true, y_pred, [c for c in labels if c in y_true or c in y_pred]))


def zero_for_absent(y_true, y_pred, labels):
    """Lets F1 be 0 for a class that is neither true nor predicted."""
    found = [c for c in labels if c in y_true or c in y_pred]
    return sum(f1s(y_true, y_pred, found)) / len(labels)


def one_for_absent(y_true, y_pred, labels):
    """Lets F1 be 1 for a class that is neither true nor predicted."""
    found = [c for c in labels if c in y_true or c in y_pred]
    return (sum(f1s(y_true, y_pred, found)) + len(labels) - len(found)) / len(labels)


def balanced(y: list[Label], labels: list[Label]) -> list[Fraction]:
    """The weights; ValueError for a class without objects."""
    if not set(labels) <= set(y):
        raise ValueError("a class has no objects")
    return [Fraction(len(y), len(labels) * y.count(c)) for c in labels]


def inverted_weights(y, labels):
    """Gives the inverse: a frequent class weighs more."""
    return [1 / weight for weight in balanced(y, labels)]


def classes_not_counted(y, labels):
    """Divides n by the size of the class alone."""
    return [weight * len(labels) for weight in balanced(y, labels)]


def relative_to_largest(y, labels):
    """Lets the most frequent class weigh 1."""
    weights = balanced(y, labels)
    return [weight / min(weights) for weight in weights]


def rest_over_class(y, labels):
    """Divides the number of objects of all other classes by that of the class."""
    return [len(labels) * weight - 1 for weight in balanced(y, labels)]


def alphabetical_weights(y, labels):
    """Sorts the classes."""
    return balanced(y, sorted(labels))


def zero_weight_for_absent(y, labels):
    """Gives a class without objects the weight 0."""
    return [Fraction(len(y), len(labels) * y.count(c)) if c in y else 0 for c in labels]


def rows_for_columns(y_true, y_pred, labels):
    """Divides by the row: recall in place of precision."""
    return [ratio(hits, n) for hits, n, _ in counted(y_true, y_pred, labels)]


def columns_for_rows(y_true, y_pred, labels):
    """Divides by the column: precision in place of recall."""
    return [ratio(hits, m) for hits, _, m in counted(y_true, y_pred, labels)]


def mean_of_two(y_true, y_pred, labels):
    """The arithmetic mean of precision and recall."""
    counts = counted(y_true, y_pred, labels)
    return [(ratio(hits, n) + ratio(hits, m)) / 2 for hits, n, m in counts]


def macro_for_weighted(y_true, y_pred, labels):
    """Weighs all classes alike."""
    return mean(f1s(y_true, y_pred, labels))


def every_class_counted(y_true, y_pred, labels):
    """Adds up the counts of all classes, also of those that were to be left out."""
    return micro_for_macro(y_true, y_pred, sorted({*y_true, *y_pred}))


def matrix_cut(y_true, y_pred, labels):
    """Crosses out the rows and columns of the other classes, and the errors in them."""
    pairs = zip(y_true, y_pred, strict=True)
    kept = [pair for pair in pairs if pair[0] in labels and pair[1] in labels]
    return Fraction(sum(actual == predicted for actual, predicted in kept), len(kept))


MISTAKES = {
    "class_precisions": named(rows_for_columns),
    "class_recalls": named(columns_for_rows),
    "class_f1s": named(mean_of_two),
    "weighted_f1": named(macro_for_weighted),
    "micro_f1": named(every_class_counted, matrix_cut),
    "confusion_matrix": named(
        transposed,
        order_of_appearance,
        alphabetical_order,
        occurring_only,
        row_shares,
        errors_only,
        shared_rows,
        unknown_dropped,
    ),
    "macro_f1": named(
        f1_of_means,
        weighted_for_macro,
        weighted_by_predictions,
        micro_for_macro,
        mean_recall,
        class_accuracy,
        jaccard_for_f1,
        divided_by_objects,
        rounded_early,
        true_classes_only,
        never_predicted_skipped,
        absent_dropped,
        zero_for_absent,
        one_for_absent,
    ),
    "balanced_class_weights": named(
        inverted_weights,
        classes_not_counted,
        relative_to_largest,
        rest_over_class,
        alphabetical_weights,
        zero_weight_for_absent,
    ),
}
