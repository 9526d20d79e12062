"""The figures of the chapter, drawn in a language."""

from course_lib import plots

LETTERS = [[66, 2, 2], [9, 8, 3], [5, 2, 3]]
FOUR = [[999 if row == column else 10 * row + column for column in range(4)] for row in range(4)]


def labelled(matrix: list[list[int]]) -> tuple[list[str], list[str]]:
    """True and predicted labels with this confusion matrix, the classes being A, B, C ..."""
    cells = [
        (chr(65 + row), chr(65 + column), count)
        for row, counts in enumerate(matrix)
        for column, count in enumerate(counts)
    ]
    return tuple([cell[side] for cell in cells for _ in range(cell[2])] for side in (0, 1))


FIGURES = {
    "letters": lambda language: plots.confusion_by_rows_and_columns(*labelled(LETTERS), language),
    "four classes": lambda language: plots.confusion_by_rows_and_columns(*labelled(FOUR), language),
    "an empty class": lambda language: plots.confusion_by_rows_and_columns(
        [0, 1, 1], [0, 0, 1], language, classes=[0, 1, 2]
    ),
}
