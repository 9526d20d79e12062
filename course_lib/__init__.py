"""Classification metrics, from scratch.

Each metric stands here twice under one name: its definition, exact and plain, in
`course_lib.exact`; its fast version, with numpy, at the top level.

    >>> from course_lib import exact
    >>> exact.average_precision([1, 0, 1, 0, 1], [0.9, 0.8, 0.7, 0.6, 0.5])
    Fraction(34, 45)

Nothing is loaded before it is used: the definitions run where numpy is missing, as in a
browser, and a metric does not wait for matplotlib.
"""

from importlib import import_module

_NAMES = {
    "counts": ["confusion_counts", "prevalence"],
    "rates": [
        "accuracy",
        "majority_baseline",
        "balanced_accuracy",
        "precision",
        "recall",
        "specificity",
        "false_positive_rate",
        "f1",
        "fbeta",
        "matthews_corrcoef",
    ],
    "costs": ["total_cost", "expected_cost"],
    "ranking": [
        "precision_recall_curve",
        "roc_curve",
        "roc_auc",
        "average_precision",
        "counts_at_thresholds",
    ],
    "areas": ["roc_auc_and_average_precision"],
    "roc": ["gini", "partial_auc", "roc_convex_hull", "iso_cost_slope", "best_operating_point"],
    "probabilities": ["log_loss", "brier", "calibration_curve", "expected_calibration_error"],
    "calibration": ["platt_map", "isotonic_map"],
    "exact.intervals": ["wilson_interval", "hanley_mcneil_se"],
    "delong": ["delong_variance", "delong_interval", "delong_test"],
    "resampling": ["bootstrap", "paired_bootstrap"],
    "budget": ["hits_at_k", "precision_at_k", "recall_at_k"],
    "thresholds": [
        "threshold_for_recall",
        "threshold_for_precision",
        "threshold_for_budget",
        "threshold_for_fbeta",
        "threshold_for_cost",
        "calibrated_threshold",
        "weighted_probability",
        "weighted_threshold",
    ],
    "classes": [
        "confusion_matrix",
        "one_vs_rest",
        "macro_average",
        "weighted_average",
        "micro_average",
        "hand_till_auc",
        "balanced_class_weights",
    ],
}
_HOME = {name: module for module, names in _NAMES.items() for name in names}
_ROOMS = ["data", "exact", "gaussian", "plots", "simulation"]

__all__ = [*_HOME, *_ROOMS]


def __getattr__(name: str):
    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    if name in _HOME:
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
