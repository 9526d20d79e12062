"""The figures of the chapter, drawn in a language."""

from course_lib import data, plots

FIGURES = {
    "areas of payments": lambda language: plots.confusion_areas(*data.payments, language),
    "areas of ten": lambda language: plots.confusion_areas(
        data.ten.y_true, [int(score >= 0.5) for score in data.ten.y_score], language
    ),
    "crowd of the screening": lambda language: plots.crowd(*data.screening, language),
    "crowd without positives": lambda language: plots.crowd([0, 0, 0], [0, 1, 0], language),
}
