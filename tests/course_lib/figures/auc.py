"""The figures of the chapter, drawn in a language."""

from course_lib import data, plots

LEVELS = [3, 3, 3, 2, 2, 2, 1, 1]
FIGURES = {
    "pairs": lambda language: plots.ordered_pairs(*data.eight, language),
    "tied pairs": lambda language: plots.ordered_pairs(data.eight.y_true, LEVELS, language),
    "pairs of ten": lambda language: plots.ordered_pairs(*data.ten, language),
    "most pairs": lambda language: plots.ordered_pairs([1, 0] * 10, list(range(20)), language),
    "densities": lambda language: plots.score_densities(
        {"A": (1.5, 1.0), "B": (1.5, 2.0)}, language
    ),
    "crossing": lambda language: plots.score_densities(
        {"C": (1.6, 0.75), "D": (3.05, 2.4)}, language, max_fpr=0.1
    ),
}
