"""What decisions cost.

A false alarm costs `cost_fp`, a miss `cost_fn`, a true alarm `cost_tp` (nothing, if it is not
given), and leaving a negative alone costs nothing. Costs are finite and not negative; a float
stands for what it prints: 0.1 is a tenth. Decisions are taken as by `confusion_counts`.
"""

from collections.abc import Iterable
from fractions import Fraction
from numbers import Real

from course_lib.exact.checks import not_negative
from course_lib.exact.counts import confusion_counts


def total_cost(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    cost_fp: Real,
    cost_fn: Real,
    cost_tp: Real = 0,
) -> Fraction:
    """The cost of all decisions: c_FP FP + c_FN FN + c_TP TP.

    ValueError as in `confusion_counts`, and if a cost is negative or not finite.
    Source: Elkan (2001).
    """
    tp, fp, fn, _ = confusion_counts(y_true, y_pred, threshold)
    errors = not_negative(cost_fp, "cost_fp") * fp + not_negative(cost_fn, "cost_fn") * fn
    return errors + not_negative(cost_tp, "cost_tp") * tp


def expected_cost(
    y_true: Iterable,
    y_pred: Iterable,
    threshold: Real | None = None,
    *,
    cost_fp: Real,
    cost_fn: Real,
    cost_tp: Real = 0,
) -> Fraction:
    """The cost of one decision, on average: the total cost / n.

    With the prevalence π it is c_FN π (1 − TPR) + c_FP (1 − π) FPR + c_TP π TPR. ValueError as
    in `total_cost`. Source: Fawcett (2006).
    """
    y_true = list(y_true)
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn, "cost_tp": cost_tp}
    return total_cost(y_true, y_pred, threshold, **costs) / len(y_true)
