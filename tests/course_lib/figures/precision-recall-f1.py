"""The figures of the chapter, drawn in a language."""

from course_lib import plots

FIGURES = {
    "means, everything flagged": lambda language: plots.means_of_precision_and_recall(
        1, [0.1, 0.5], language
    ),
    "means of the screening test": lambda language: plots.means_of_precision_and_recall(
        0.9, [10 / 109], language
    ),
}
