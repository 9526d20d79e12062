"""The figures of the chapter, drawn in a language."""

from course_lib import data, plots

CLASSIFIERS = {"A": (1.5, 1.0), "B": (1.5, 2.0)}
FIGURES = {
    "five": lambda language: plots.average_precision_shelves(*data.five, language),
    "tied": lambda language: plots.average_precision_shelves(*data.tied, language),
    "bottom": lambda language: plots.average_precision_shelves(*data.bottom, language),
    "ten": lambda language: plots.average_precision_shelves(*data.ten, language),
    "eight shelves": lambda language: plots.average_precision_shelves(
        [1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0], list(range(16, 0, -1)), language
    ),
    "prevalences": lambda language: plots.precision_recall_at_prevalences(
        1.5, [0.5, 0.1, 0.01], language
    ),
    "close prevalences": lambda language: plots.precision_recall_at_prevalences(
        1.5, [0.001, 0.002, 0.01, 0.02], language, sd=2.0
    ),
    "classifiers": lambda language: plots.two_classifiers(CLASSIFIERS, 0.05, language),
}
