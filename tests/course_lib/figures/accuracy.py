"""The figures of the chapter, drawn in a language."""

from course_lib import plots

FIGURES = {
    "accuracy by prevalence": lambda language: plots.accuracy_by_prevalence(0.8, 0.7, language),
    "accuracy of a better classifier": lambda language: plots.accuracy_by_prevalence(
        0.9, 0.95, language
    ),
    "accuracy of a poor classifier": lambda language: plots.accuracy_by_prevalence(
        0.55, 0.5, language
    ),
}
