"""The figures of the chapter, drawn in a language."""

from course_lib import data, plots

FIGURES = {
    "by threshold": lambda language: plots.precision_and_recall_by_threshold(
        *data.ten, [0.2, 0.55, 0.7], language
    ),
    "by threshold, tied": lambda language: plots.precision_and_recall_by_threshold(
        *data.tied, [], language
    ),
    "costs": lambda language: plots.cost_by_threshold([(1, 1), (1, 10), (5, 500)], language),
    "costs the other way round": lambda language: plots.cost_by_threshold(
        [(1, 4), (4, 1), (1, 1), (1, 1)], language
    ),
}
