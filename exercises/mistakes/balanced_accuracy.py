"""Accuracy and balanced accuracy as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and what is undefined raises ValueError unless that is its mistake.
"""

from collections import Counter
from fractions import Fraction
from math import isqrt, nan, prod, sqrt

from exercises.mistakes import named

Label = str | int
Labels = list[Label]


def share(part: int, whole: int) -> Fraction:
    """part / whole, and 0 where that is undefined."""
    return Fraction(part, whole) if whole else Fraction(0)


def mean(values: list[Fraction]) -> Fraction:
    """The plain mean."""
    return sum(values, Fraction(0)) / len(values)


def counted(y_true: Labels, y_pred: Labels) -> tuple[int, int, int, int]:
    """TP, FP, FN and TN of the labels 0 and 1."""
    pairs = Counter(zip(y_true, y_pred, strict=True))
    return pairs[1, 1], pairs[0, 1], pairs[1, 0], pairs[0, 0]


def right_share(y_true: Labels, y_pred: Labels) -> Fraction:
    """The share of right answers."""
    return share(sum(a == p for a, p in zip(y_true, y_pred, strict=True)), len(y_true))


def classes_of(y_true: Labels) -> Labels:
    """The true classes; ValueError if there is one only."""
    classes = list(dict.fromkeys(y_true))
    if len(classes) < 2:
        raise ValueError("y_true has one class only")
    return classes


def hits(y_true: Labels, y_pred: Labels, c: Label) -> int:
    """How many objects of the class are given its name."""
    return sum(a == p == c for a, p in zip(y_true, y_pred, strict=True))


def recalls(y_true: Labels, y_pred: Labels) -> list[Fraction]:
    """The recall of each true class; ValueError if there is one only."""
    return [share(hits(y_true, y_pred, c), y_true.count(c)) for c in classes_of(y_true)]


def false_classes(y_true: Labels, y_pred: Labels) -> Labels:
    """The classes that are predicted and never true."""
    return [c for c in dict.fromkeys(y_pred) if c not in y_true]


def accuracy_for_balanced(y_true, y_pred):
    """Gives the share of right answers."""
    classes_of(y_true)
    return right_share(y_true, y_pred)


def precision_for_recall(y_true, y_pred):
    """Divides by the predictions of the class, not by its objects."""
    classes = classes_of(y_true)
    return mean([share(hits(y_true, y_pred, c), y_pred.count(c)) for c in classes])


def class_accuracy(y_true, y_pred):
    """Averages the accuracy of "this class or not"."""
    shares = []
    for c in classes_of(y_true):
        missed_or_false = y_true.count(c) + y_pred.count(c) - 2 * hits(y_true, y_pred, c)
        shares.append(1 - share(missed_or_false, len(y_true)))
    return mean(shares)


def one_vs_rest_balanced(y_true, y_pred):
    """Averages (recall + specificity) / 2 of "this class or not" over the classes."""
    values = []
    for c in classes_of(y_true):
        false_alarms = y_pred.count(c) - hits(y_true, y_pred, c)
        specificity = 1 - share(false_alarms, len(y_true) - y_true.count(c))
        values.append((share(hits(y_true, y_pred, c), y_true.count(c)) + specificity) / 2)
    return mean(values)


def divided_by_two(y_true, y_pred):
    """Divides the sum of the recalls by 2 whatever the number of classes."""
    return sum(recalls(y_true, y_pred)) / 2


def harmonic_mean(y_true, y_pred):
    """Takes the harmonic mean of the recalls."""
    found = recalls(y_true, y_pred)
    return len(found) / sum(1 / r for r in found) if all(found) else Fraction(0)


def geometric_mean(y_true, y_pred):
    """Takes the geometric mean of the recalls."""
    product = prod(recalls(y_true, y_pred))
    return product if product in (0, 1) else float(product) ** (1 / len(set(y_true)))


def worst_class(y_true, y_pred):
    """Takes the least recall."""
    return min(recalls(y_true, y_pred))


def adjusted_for_plain(y_true, y_pred):
    """Stretches the scale so that a constant answer gets 0."""
    found = recalls(y_true, y_pred)
    chance = Fraction(1, len(found))
    return (mean(found) - chance) / (1 - chance)


def rounded_early(y_true, y_pred):
    """Rounds each recall to two decimals before the mean."""
    return mean([round(r, 2) for r in recalls(y_true, y_pred)])


def unnamed_skipped(y_true, y_pred):
    """Leaves out a true class that is never predicted."""
    pairs = zip(classes_of(y_true), recalls(y_true, y_pred), strict=True)
    named_ones = [r for c, r in pairs if c in y_pred]
    return mean(named_ones) if named_ones else Fraction(0)


def false_class_counted(y_true, y_pred):
    """Counts a class that is only predicted, with recall 0."""
    return mean(recalls(y_true, y_pred) + [Fraction(0) for _ in false_classes(y_true, y_pred)])


def one_for_false_class(y_true, y_pred):
    """Counts a class that is only predicted, with recall 1."""
    return mean(recalls(y_true, y_pred) + [Fraction(1) for _ in false_classes(y_true, y_pred)])


def nan_for_false_class(y_true, y_pred):
    """Lets the recall of a class that is only predicted be nan, and the mean with it."""
    return mean(recalls(y_true, y_pred)) + (nan if false_classes(y_true, y_pred) else 0)


def division_by_false_class(y_true, y_pred):
    """Divides by the number of objects of a class that is only predicted."""
    classes = classes_of(y_true) + false_classes(y_true, y_pred)
    return mean([Fraction(hits(y_true, y_pred, c), y_true.count(c)) for c in classes])


def single_class_accepted(y_true, y_pred):
    """Gives the recall of the only class where another is absent."""
    classes = set(y_true)
    return mean([share(hits(y_true, y_pred, c), y_true.count(c)) for c in classes])


def rarest_share(y_true):
    """Takes the least frequent class."""
    return share(min(Counter(y_true).values()), len(y_true))


def equal_chances(y_true):
    """Gives 1 / K whatever the frequencies."""
    return Fraction(1, len(set(y_true)))


def greatest_label(y_true):
    """Takes max of the labels, not of their frequencies."""
    return share(y_true.count(max(y_true)), len(y_true))


def two_classes_only(y_true):
    """Lets the classes be two, one against all others together."""
    positive = share(y_true.count(max(y_true)), len(y_true))
    return max(positive, 1 - positive)


def proportional_guess(y_true):
    """Guesses each class as often as it occurs."""
    return sum(share(size, len(y_true)) ** 2 for size in Counter(y_true).values())


def count_for_share(y_true):
    """Does not divide by the number of objects."""
    return max(Counter(y_true).values())


def sums(y_true: Labels, y_pred: Labels) -> tuple[int, int, int, int]:
    """TP + FP, TP + FN, TN + FP and TN + FN; ValueError if one is 0."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    found = tp + fp, tp + fn, tn + fp, tn + fn
    if 0 in found:
        raise ValueError("a sum under the root is 0")
    return found


def over_root(part: int, square: int) -> Fraction | float:
    """part / √square, exact where it can be."""
    root = isqrt(square)
    return Fraction(part, root) if part == 0 or root**2 == square else part / sqrt(square)


def determinant(y_true: Labels, y_pred: Labels) -> int:
    """TP TN - FP FN."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return tp * tn - fp * fn


def correlation(y_true: Labels, y_pred: Labels) -> Fraction | float:
    """The Matthews correlation; ValueError where it is undefined."""
    return over_root(determinant(y_true, y_pred), prod(sums(y_true, y_pred)))


def numerator_sign(y_true, y_pred):
    """Adds FP FN in place of subtracting it."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return over_root(tp * tn + fp * fn, prod(sums(y_true, y_pred)))


def root_forgotten(y_true, y_pred):
    """Divides by the product itself."""
    return Fraction(determinant(y_true, y_pred), prod(sums(y_true, y_pred)))


def sign_lost(y_true, y_pred):
    """Takes the absolute value."""
    return abs(correlation(y_true, y_pred))


def negatives_forgotten(y_true, y_pred):
    """Takes the geometric mean of precision and recall."""
    return over_root(counted(y_true, y_pred)[0], prod(sums(y_true, y_pred)[:2]))


def rows_only(y_true, y_pred):
    """Gives recall + specificity - 1."""
    _, positives, negatives, _ = sums(y_true, y_pred)
    return Fraction(determinant(y_true, y_pred), positives * negatives)


def columns_only(y_true, y_pred):
    """Gives precision + the share of negatives among the objects not flagged - 1."""
    flagged, _, _, unflagged = sums(y_true, y_pred)
    return Fraction(determinant(y_true, y_pred), flagged * unflagged)


def kappa_for_mcc(y_true, y_pred):
    """Gives Cohen's kappa."""
    flagged, positives, negatives, unflagged = sums(y_true, y_pred)
    whole = flagged * negatives + positives * unflagged
    return Fraction(2 * determinant(y_true, y_pred), whole)


def rescaled(y_true, y_pred):
    """Squeezes the correlation between 0 and 1."""
    return (correlation(y_true, y_pred) + 1) / 2


def sum_taken_twice(y_true, y_pred):
    """Has TP + FN under the root once more in place of TN + FN."""
    flagged, positives, negatives, _ = sums(y_true, y_pred)
    square = flagged * positives * negatives * positives
    return over_root(determinant(y_true, y_pred), square)


def zero_for_undefined(y_true, y_pred):
    """Gives 0 where the correlation is undefined."""
    try:
        return correlation(y_true, y_pred)
    except ValueError:
        return 0


def nan_for_undefined(y_true, y_pred):
    """Gives nan where the correlation is undefined."""
    try:
        return correlation(y_true, y_pred)
    except ValueError:
        return nan


def division_by_zero(y_true, y_pred):
    """Divides without a look at the sums."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return over_root(tp * tn - fp * fn, (tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))


def classes_averaged(y_true, y_pred):
    """Averages the success on either class with equal weights."""
    return mean(recalls(y_true, y_pred))


def found_only(y_true, y_pred):
    """Counts the true positives only as right answers."""
    return share(counted(y_true, y_pred)[0], len(y_true))


def alarms_only(y_true, y_pred):
    """Gives the share of true alarms: precision."""
    tp, fp, _, _ = counted(y_true, y_pred)
    return share(tp, tp + fp)


def unadjusted(y_true, y_pred):
    """Leaves balanced accuracy as it is."""
    return mean(recalls(y_true, y_pred))


def shifted_only(y_true, y_pred):
    """Takes 1/2 away and does not stretch the scale."""
    return mean(recalls(y_true, y_pred)) - Fraction(1, 2)


def accuracy_adjusted(y_true, y_pred):
    """Stretches the plain accuracy."""
    return 2 * right_share(y_true, y_pred) - 1


def same_twice(y_true, y_pred):
    """Gives the accuracy for both."""
    return [right_share(y_true, y_pred)] * 2


def zero_for_silent(y_true, y_pred):
    """Counts the positive class alone in balanced accuracy: who is silent gets 0."""
    return [right_share(y_true, y_pred), recalls(y_true, y_pred)[classes_of(y_true).index(1)]]


def complement_of_recall(y_true, y_pred):
    """Subtracts the recall from 1."""
    tp, _, fn, _ = counted(y_true, y_pred)
    return 1 - share(tp, tp + fn)


def average_of_given(y_true, y_pred):
    """Averages balanced accuracy and recall."""
    tp, _, fn, _ = counted(y_true, y_pred)
    return (mean(recalls(y_true, y_pred)) + share(tp, tp + fn)) / 2


def weights_swapped(found, spared, positives):
    """Gives the recall the weight of the negatives; all is in per cent."""
    return [share((100 - p) * found + p * spared, 10_000) for p in positives]


def prevalence_ignored(found, spared, positives):
    """Takes the plain mean each time."""
    return [share(found + spared, 200) for _ in positives]


def prevalence_unchanged(found, spared, positives):
    """Leaves the prevalence at a tenth."""
    return [share(found + 9 * spared, 1000) for _ in positives]


MISTAKES = {
    "accuracy": named(classes_averaged, found_only, alarms_only),
    "adjusted_balanced_accuracy": named(unadjusted, shifted_only, accuracy_adjusted),
    "accuracy_and_balanced": named(same_twice, zero_for_silent),
    "missing_specificity": named(complement_of_recall, average_of_given),
    "accuracy_at_prevalences": named(weights_swapped, prevalence_ignored, prevalence_unchanged),
    "balanced_accuracy": named(
        accuracy_for_balanced,
        precision_for_recall,
        class_accuracy,
        one_vs_rest_balanced,
        divided_by_two,
        harmonic_mean,
        geometric_mean,
        worst_class,
        adjusted_for_plain,
        rounded_early,
        unnamed_skipped,
        false_class_counted,
        one_for_false_class,
        nan_for_false_class,
        division_by_false_class,
        single_class_accepted,
    ),
    "majority_baseline": named(
        rarest_share,
        equal_chances,
        greatest_label,
        two_classes_only,
        proportional_guess,
        count_for_share,
    ),
    "matthews_corrcoef": named(
        numerator_sign,
        root_forgotten,
        sign_lost,
        negatives_forgotten,
        rows_only,
        columns_only,
        kappa_for_mcc,
        rescaled,
        sum_taken_twice,
        zero_for_undefined,
        nan_for_undefined,
        division_by_zero,
    ),
}
