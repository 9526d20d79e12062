"""Figures of the chapters, labelled in the language of the page.

Each function returns a `Figure`, drawn apart from pyplot: a notebook shows it, as SVG, where it
is the last value of a cell. The same arguments give the same file, byte for byte.
"""

from course_lib.plots.balance import accuracy_by_prevalence
from course_lib.plots.bootstrap_distributions import bootstrap_distributions
from course_lib.plots.by_threshold import precision_and_recall_by_threshold
from course_lib.plots.classes import confusion_by_rows_and_columns
from course_lib.plots.costs import cost_by_threshold
from course_lib.plots.densities import score_densities
from course_lib.plots.losses import probability_losses
from course_lib.plots.means import means_of_precision_and_recall
from course_lib.plots.miss_costs import costs_by_miss_cost
from course_lib.plots.model_curves import curves_with_bands
from course_lib.plots.outcomes import confusion_areas, crowd
from course_lib.plots.pairs import ordered_pairs
from course_lib.plots.prevalences import precision_recall_at_prevalences
from course_lib.plots.reliability import reliability_diagram
from course_lib.plots.repeated_intervals import repeated_intervals
from course_lib.plots.roc_iso_costs import roc_iso_costs
from course_lib.plots.roc_shapes import roc_shapes
from course_lib.plots.roc_steps import roc_steps
from course_lib.plots.shelves import average_precision_shelves
from course_lib.plots.two_classifiers import two_classifiers

__all__ = [
    "accuracy_by_prevalence",
    "average_precision_shelves",
    "bootstrap_distributions",
    "confusion_areas",
    "confusion_by_rows_and_columns",
    "cost_by_threshold",
    "costs_by_miss_cost",
    "crowd",
    "curves_with_bands",
    "means_of_precision_and_recall",
    "ordered_pairs",
    "precision_and_recall_by_threshold",
    "precision_recall_at_prevalences",
    "probability_losses",
    "reliability_diagram",
    "repeated_intervals",
    "roc_iso_costs",
    "roc_shapes",
    "roc_steps",
    "score_densities",
    "two_classifiers",
]
