"""The definitions: plain Python and exact fractions, nothing but the standard library.

Labels are 0 or 1 (or False and True), 1 being the positive class. Scores are finite numbers,
and a greater score means more confidence in the positive class. At a threshold t the objects
with score >= t are flagged. Objects with equal scores cannot be told apart: they form one
block. Whatever an argument lacks is a ValueError that names it.
"""

from course_lib.exact.counts import (
    ConfusionCounts,
    confusion_counts,
    false_positive_rate,
    precision,
    prevalence,
    recall,
)
from course_lib.exact.ranking import (
    Block,
    Threshold,
    average_precision,
    counts_at_thresholds,
    hits,
    positive_ranks,
    precision_at_ranks,
    precision_recall_curve,
    roc_auc,
    roc_curve,
    tied_blocks,
    trapezoid_area,
)

__all__ = [
    "Block",
    "ConfusionCounts",
    "Threshold",
    "average_precision",
    "confusion_counts",
    "counts_at_thresholds",
    "false_positive_rate",
    "hits",
    "positive_ranks",
    "precision",
    "precision_at_ranks",
    "precision_recall_curve",
    "prevalence",
    "recall",
    "roc_auc",
    "roc_curve",
    "tied_blocks",
    "trapezoid_area",
]
