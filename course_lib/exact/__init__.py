"""The definitions: plain Python and exact fractions, nothing but the standard library.

Labels are 0 or 1 (or False and True), 1 being the positive class. Scores are finite numbers,
and a greater score means more confidence in the positive class. At a threshold t the objects
with score >= t are flagged. Objects with equal scores cannot be told apart: they form one
block. Whatever an argument lacks is a ValueError that names it.
"""

from course_lib.exact.budget import (
    hits_at_k,
    precision_at_k,
    recall_at_k,
)
from course_lib.exact.calibration import (
    isotonic_map,
    platt_map,
)
from course_lib.exact.classes import (
    balanced_class_weights,
    confusion_matrix,
    hand_till_auc,
    macro_average,
    micro_average,
    one_vs_rest,
    weighted_average,
)
from course_lib.exact.costs import (
    expected_cost,
    total_cost,
)
from course_lib.exact.counts import (
    ConfusionCounts,
    confusion_counts,
    prevalence,
)
from course_lib.exact.delong import (
    Placements,
    delong_interval,
    delong_test,
    delong_variance,
    placements,
)
from course_lib.exact.intervals import (
    hanley_mcneil_se,
    wilson_interval,
)
from course_lib.exact.probabilities import (
    brier,
    calibration_curve,
    expected_calibration_error,
    log_loss,
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
from course_lib.exact.rates import (
    accuracy,
    balanced_accuracy,
    f1,
    false_positive_rate,
    fbeta,
    majority_baseline,
    matthews_corrcoef,
    precision,
    recall,
    specificity,
)
from course_lib.exact.resampling import (
    bca_interval,
    jackknife,
    percentile_interval,
    replicates,
)
from course_lib.exact.roc import (
    OperatingPoint,
    best_operating_point,
    gini,
    iso_cost_slope,
    partial_auc,
    roc_convex_hull,
)
from course_lib.exact.thresholds import (
    calibrated_threshold,
    threshold_for_budget,
    threshold_for_cost,
    threshold_for_fbeta,
    threshold_for_precision,
    threshold_for_recall,
    weighted_probability,
    weighted_threshold,
)

__all__ = [
    "Block",
    "ConfusionCounts",
    "OperatingPoint",
    "Placements",
    "Threshold",
    "accuracy",
    "average_precision",
    "balanced_accuracy",
    "balanced_class_weights",
    "bca_interval",
    "best_operating_point",
    "brier",
    "calibrated_threshold",
    "calibration_curve",
    "confusion_counts",
    "confusion_matrix",
    "counts_at_thresholds",
    "delong_interval",
    "delong_test",
    "delong_variance",
    "expected_calibration_error",
    "expected_cost",
    "f1",
    "false_positive_rate",
    "fbeta",
    "gini",
    "hand_till_auc",
    "hanley_mcneil_se",
    "hits",
    "hits_at_k",
    "iso_cost_slope",
    "isotonic_map",
    "jackknife",
    "log_loss",
    "macro_average",
    "majority_baseline",
    "matthews_corrcoef",
    "micro_average",
    "one_vs_rest",
    "partial_auc",
    "percentile_interval",
    "placements",
    "platt_map",
    "positive_ranks",
    "precision",
    "precision_at_k",
    "precision_at_ranks",
    "precision_recall_curve",
    "prevalence",
    "recall",
    "recall_at_k",
    "replicates",
    "roc_auc",
    "roc_convex_hull",
    "roc_curve",
    "specificity",
    "threshold_for_budget",
    "threshold_for_cost",
    "threshold_for_fbeta",
    "threshold_for_precision",
    "threshold_for_recall",
    "tied_blocks",
    "total_cost",
    "trapezoid_area",
    "weighted_average",
    "weighted_probability",
    "weighted_threshold",
    "wilson_interval",
]
