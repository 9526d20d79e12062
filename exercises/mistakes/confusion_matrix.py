"""The confusion matrix and its shares as students get them wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and what is undefined or unknown raises ValueError unless that is its mistake.
"""

from fractions import Fraction
from math import nan

from exercises.mistakes import named

Counts = list[int]


def counted(y_true: list[int], y_pred: list[int]) -> Counts:
    """TP, FP, FN, TN; ValueError for unequal lists and labels other than 0 and 1."""
    if not {*y_true, *y_pred} <= {0, 1}:
        raise ValueError("a label is neither 0 nor 1")
    pairs = list(zip(y_true, y_pred, strict=True))
    return [pairs.count(cell) for cell in ((1, 1), (0, 1), (1, 0), (0, 0))]


def errors_swapped(y_true, y_pred):
    """Takes misses for false alarms and the reverse."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [tp, fn, fp, tn]


def negative_first(y_true, y_pred):
    """Returns TN, FP, FN, TP, the order of scikit-learn's ravel()."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [tn, fp, fn, tp]


def positive_class_zero(y_true, y_pred):
    """Looks for the objects with the label 0."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [tn, fn, fp, tp]


def shares_for_counts(y_true, y_pred):
    """Divides the counts by the number of objects."""
    return [Fraction(count, len(y_true)) for count in counted(y_true, y_pred)]


def whole_columns(y_true, y_pred):
    """Calls all that are flagged true positives, and all the others true negatives."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [tp + fp, fp, fn, tn + fn]


def whole_rows(y_true, y_pred):
    """Calls all positives true positives, and all negatives true negatives."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [tp + fn, fp, fn, tn + fp]


def compared_with_text(y_true, y_pred):
    """Compares the labels with "1": no number equals a text, so all is negative."""
    return [0, 0, 0, sum(counted(y_true, y_pred))]


def empty_cells_dropped(y_true, y_pred):
    """Returns the cells that occur and leaves out the zeros."""
    return [count for count in counted(y_true, y_pred) if count]


def shorter_list(y_true, y_pred):
    """Stops at the end of the shorter list."""
    length = min(len(y_true), len(y_pred))
    return counted(y_true[:length], y_pred[:length])


def unknown_as_negative(y_true, y_pred):
    """Counts whatever is no TP, FP or FN as TN, also a label that is neither 0 nor 1."""
    pairs = list(zip(y_true, y_pred, strict=True))
    counts = [pairs.count(cell) for cell in ((1, 1), (0, 1), (1, 0))]
    return [*counts, len(pairs) - sum(counts)]


def strict_threshold(y_true, y_score, threshold):
    """Does not flag a score that equals the threshold."""
    return counted(y_true, [int(score > threshold) for score in y_score])


def below_flagged(y_true, y_score, threshold):
    """Flags the scores up to the threshold."""
    return counted(y_true, [int(score <= threshold) for score in y_score])


def half_for_threshold(y_true, y_score, threshold):
    """Compares with 0.5, whatever the threshold."""
    return counted(y_true, [int(score >= 0.5) for score in y_score])


def rounded_scores(y_true, y_score, threshold):
    """Rounds the scores to one decimal before it compares them."""
    return counted(y_true, [int(round(score, 1) >= threshold) for score in y_score])


def scores_sorted_alone(y_true, y_score, threshold):
    """Sorts the scores and leaves the labels where they are."""
    return counted(y_true, [int(score >= threshold) for score in sorted(y_score, reverse=True)])


def cut_to_integers(y_true, y_score, threshold):
    """Turns the scores into integers first, so that 0.9 becomes 0."""
    return counted(y_true, [int(int(score) >= threshold) for score in y_score])


def errors_swapped_at_threshold(y_true, y_score, threshold):
    """Flags as it should, but takes misses for false alarms and the reverse."""
    tp, fp, fn, tn = counted(y_true, [int(score >= threshold) for score in y_score])
    return [tp, fn, fp, tn]


def exact(*values: float) -> list[Fraction]:
    """The numbers as the fractions that they print."""
    return [Fraction(str(value)) for value in values]


def cells(
    sensitivity: Fraction, specificity: Fraction, prevalence: Fraction
) -> tuple[Fraction, ...]:
    """The shares of TP, FP, FN and TN; ValueError if nothing is ever flagged."""
    r, s, p = exact(sensitivity, specificity, prevalence)
    shares = p * r, (1 - p) * (1 - s), p * (1 - r), (1 - p) * s
    if shares[0] + shares[1] == 0:
        raise ValueError("nothing is flagged: the predictive value is undefined")
    return shares


def ratio(part: Fraction, *others: Fraction) -> Fraction:
    """The part over the sum of itself and the others; 0 if all are zero."""
    return part / (part + sum(others)) if part else Fraction(0)


def sensitivity_for_ppv(sensitivity, specificity, prevalence):
    """Returns the share of the flagged among the positives."""
    cells(sensitivity, specificity, prevalence)
    return sensitivity


def prevalence_ignored(sensitivity, specificity, prevalence):
    """Divides the two rates as if both classes were of one size."""
    cells(sensitivity, specificity, prevalence)
    r, s = exact(sensitivity, specificity)
    return ratio(r, 1 - s)


def prevalence_swapped(sensitivity, specificity, prevalence):
    """Weighs sensitivity by the share of the negatives, the other rate by that of the positives."""
    cells(sensitivity, specificity, prevalence)
    r, s, p = exact(sensitivity, specificity, prevalence)
    return ratio((1 - p) * r, p * (1 - s))


def one_term_weighted(sensitivity, specificity, prevalence):
    """Weighs sensitivity by the prevalence, and the other rate by nothing."""
    tp, *_ = cells(sensitivity, specificity, prevalence)
    return ratio(tp, 1 - exact(specificity)[0])


def specificity_for_complement(sensitivity, specificity, prevalence):
    """Takes the negatives that are left alone for those that are flagged."""
    tp, _, _, tn = cells(sensitivity, specificity, prevalence)
    return ratio(tp, tn)


def false_alarms_share(sensitivity, specificity, prevalence):
    """Returns the share of negatives among the flagged."""
    tp, fp, _, _ = cells(sensitivity, specificity, prevalence)
    return ratio(fp, tp)


def npv_for_ppv(sensitivity, specificity, prevalence):
    """Returns the share of negatives among those that are not flagged."""
    _, _, fn, tn = cells(sensitivity, specificity, prevalence)
    return ratio(tn, fn)


def divided_by_all(sensitivity, specificity, prevalence):
    """Returns the share of true positives among all objects."""
    tp, *_ = cells(sensitivity, specificity, prevalence)
    return tp


def accuracy_for_ppv(sensitivity, specificity, prevalence):
    """Returns the share of right decisions."""
    tp, _, _, tn = cells(sensitivity, specificity, prevalence)
    return tp + tn


def odds_for_share(sensitivity, specificity, prevalence):
    """Divides the true alarms by the false ones, not by all."""
    tp, fp, _, _ = cells(sensitivity, specificity, prevalence)
    return tp / fp if fp else Fraction(1)


def rounded_early(sensitivity, specificity, prevalence):
    """Rounds the share of each cell to two decimals before the division."""
    tp, fp, _, _ = cells(sensitivity, specificity, prevalence)
    return ratio(round(tp, 2), round(fp, 2))


def defined(sensitivity: float, specificity: float, prevalence: float, otherwise: float):
    """The predictive value, and what is returned where it has none."""
    try:
        tp, fp, _, _ = cells(sensitivity, specificity, prevalence)
    except ValueError:
        return otherwise
    return ratio(tp, fp)


def zero_without_alarms(sensitivity, specificity, prevalence):
    """Returns 0 where nothing is flagged."""
    return defined(sensitivity, specificity, prevalence, 0)


def one_without_alarms(sensitivity, specificity, prevalence):
    """Returns 1 where nothing is flagged."""
    return defined(sensitivity, specificity, prevalence, 1)


def nan_without_alarms(sensitivity, specificity, prevalence):
    """Returns NaN where nothing is flagged."""
    return defined(sensitivity, specificity, prevalence, nan)


def division_by_zero(sensitivity, specificity, prevalence):
    """Divides by the share of the flagged without a look at it."""
    r, s, p = exact(sensitivity, specificity, prevalence)
    return p * r / (p * r + (1 - p) * (1 - s))


def columns_for_rows(y_true, y_pred):
    """Divides TP and TN by the totals of the columns."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [Fraction(tp, tp + fp), Fraction(tn, tn + fn)]


def false_positive_rate_for_specificity(y_true, y_pred):
    """Takes the negatives that are flagged for those that are not."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [Fraction(tp, tp + fn), Fraction(fp, fp + tn)]


def rows_for_columns(y_true, y_pred):
    """Divides TP and TN by the totals of the rows."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [Fraction(tp, tp + fn), Fraction(tn, tn + fp)]


def misses_for_npv(y_true, y_pred):
    """Takes the positives among those that are not flagged for the negatives."""
    tp, fp, fn, tn = counted(y_true, y_pred)
    return [Fraction(tp, tp + fp), Fraction(fn, tn + fn)]


def specificity_for_npv(sensitivity, specificity, prevalence):
    """Returns the share of those left alone among the negatives."""
    return specificity


def prevalence_for_npv(sensitivity, specificity, prevalence):
    """Returns the share of negatives among all, as if nothing were flagged."""
    return 1 - exact(prevalence)[0]


def true_alarms_charged(tp, fp):
    """Charges every alarm, also the true ones."""
    return Fraction(tp + fp, tp)


def costs_inverted(tp, fp):
    """Returns how many misses cost as much as one false alarm does."""
    return Fraction(tp, fp)


MISTAKES = {
    "confusion_counts": named(
        errors_swapped,
        negative_first,
        positive_class_zero,
        shares_for_counts,
        whole_columns,
        whole_rows,
        compared_with_text,
        empty_cells_dropped,
        shorter_list,
        unknown_as_negative,
    ),
    "counts_at_threshold": named(
        strict_threshold,
        below_flagged,
        half_for_threshold,
        rounded_scores,
        scores_sorted_alone,
        cut_to_integers,
        errors_swapped_at_threshold,
    ),
    "positive_predictive_value": named(
        sensitivity_for_ppv,
        prevalence_ignored,
        prevalence_swapped,
        one_term_weighted,
        specificity_for_complement,
        false_alarms_share,
        npv_for_ppv,
        divided_by_all,
        accuracy_for_ppv,
        odds_for_share,
        rounded_early,
        zero_without_alarms,
        one_without_alarms,
        nan_without_alarms,
        division_by_zero,
    ),
    "row_shares": named(columns_for_rows, false_positive_rate_for_specificity),
    "column_shares": named(rows_for_columns, misses_for_npv),
    "negative_predictive_value": named(specificity_for_npv, prevalence_for_npv),
    "break_even": named(true_alarms_charged, costs_inverted),
}
