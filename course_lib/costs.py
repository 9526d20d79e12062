"""What decisions cost.

A false alarm costs `cost_fp`, a miss `cost_fn`, a true alarm `cost_tp` (nothing, if it is not
given), and leaving a negative alone costs nothing. Decisions are taken as by
`confusion_counts`, with `pos_label` and `sample_weight`. ValueError, in every function: what
`confusion_counts` refuses, a cost that is negative or not a finite number.
"""

from numbers import Real

from numpy.typing import ArrayLike

from course_lib.counts import confusion_counts
from course_lib.exact.checks import not_negative


def price(cost: Real, name: str) -> int | float:
    """A cost as a plain number, whole if it is; ValueError if it is negative or not finite."""
    exact = not_negative(cost, name)
    return exact.numerator if exact.denominator == 1 else float(exact)


def total_cost(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    cost_fp: Real,
    cost_fn: Real,
    cost_tp: Real = 0,
) -> int | float:
    """The cost of all decisions: c_FP FP + c_FN FN + c_TP TP.

    A whole number if the costs are and no weights are given. Source: Elkan (2001).
    """
    tp, fp, fn, _ = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    errors = price(cost_fp, "cost_fp") * fp + price(cost_fn, "cost_fn") * fn
    return errors + price(cost_tp, "cost_tp") * tp


def expected_cost(
    y_true: ArrayLike,
    y_pred: ArrayLike,
    threshold: Real | None = None,
    *,
    pos_label=None,
    sample_weight: ArrayLike | None = None,
    cost_fp: Real,
    cost_fn: Real,
    cost_tp: Real = 0,
) -> float:
    """The cost of one decision, on average: (c_FP FP + c_FN FN + c_TP TP) / n.

    With the prevalence π it is c_FN π (1 − TPR) + c_FP (1 − π) FPR + c_TP π TPR.
    Source: Fawcett (2006).
    """
    counts = confusion_counts(
        y_true, y_pred, threshold, pos_label=pos_label, sample_weight=sample_weight
    )
    errors = price(cost_fp, "cost_fp") * counts.fp + price(cost_fn, "cost_fn") * counts.fn
    return (errors + price(cost_tp, "cost_tp") * counts.tp) / sum(counts)
