"""The figures of the chapter, drawn in a language."""

from course_lib import plots
from course_lib.data import labelled

LETTERS = [[66, 2, 2], [9, 8, 3], [5, 2, 3]]
FOUR = [[999 if row == column else 10 * row + column for column in range(4)] for row in range(4)]


FIGURES = {
    "letters": lambda language: plots.confusion_by_rows_and_columns(*labelled(LETTERS), language),
    "four classes": lambda language: plots.confusion_by_rows_and_columns(*labelled(FOUR), language),
    "an empty class": lambda language: plots.confusion_by_rows_and_columns(
        [0, 1, 1], [0, 0, 1], language, classes=[0, 1, 2]
    ),
}
