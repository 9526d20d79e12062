"""Figures of the chapters, labelled in the language of the page.

Each function returns a `Figure`, drawn apart from pyplot: a notebook shows it, as SVG, where it
is the last value of a cell. The same arguments give the same file, byte for byte.
"""

from course_lib.plots.miss_costs import costs_by_miss_cost
from course_lib.plots.model_curves import curves_with_bands
from course_lib.plots.prevalences import precision_recall_at_prevalences
from course_lib.plots.shelves import average_precision_shelves
from course_lib.plots.two_classifiers import two_classifiers

__all__ = [
    "average_precision_shelves",
    "costs_by_miss_cost",
    "curves_with_bands",
    "precision_recall_at_prevalences",
    "two_classifiers",
]
