"""The figures of the chapter, drawn in a language."""

from course_lib import data, plots

COSTS = [(3, 1), (1, 1), (1, 10)]
FIGURES = {
    "steps of six": lambda language: plots.roc_steps(*data.six, language),
    "steps of eight": lambda language: plots.roc_steps(*data.eight, language),
    "steps of ten": lambda language: plots.roc_steps(*data.ten, language),
    "steps with a block": lambda language: plots.roc_steps(*data.tied, language),
    "shapes": lambda language: plots.roc_shapes(*data.twenty_four, language),
    "iso-costs": lambda language: plots.roc_iso_costs(*data.twenty_four, COSTS, language),
    "iso-costs of eight": lambda language: plots.roc_iso_costs(*data.eight, [(5, 1)], language),
}
