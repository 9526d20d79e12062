"""The confusion matrix of many classes, read along its rows and down its columns."""

from collections.abc import Hashable, Iterable
from fractions import Fraction
from math import floor

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from course_lib import exact
from course_lib.plots.figure import COLOURS, INK, STYLE, Sheet, sheet
from course_lib.plots.labels import labels

MOST_CLASSES = 4  # more leave no room for the numbers in the cells


def confusion_by_rows_and_columns(
    y_true: Iterable, y_pred: Iterable, language: str, classes: Iterable | None = None
) -> Sheet:
    """The confusion matrix of a few classes twice: as shares of its rows, of its columns.

    On the diagonal stand the recalls on the left and the precisions on the right; a cell is the
    darker, the greater its share, and bears under it the counts that it is made of. ValueError:
    a fault of the data, as in `course_lib.exact.confusion_matrix`, fewer than two classes or
    more than can be labelled, a language without labels.
    """
    words = labels(language)
    actual, predicted = list(y_true), list(y_pred)
    names = sorted({*actual, *predicted}) if classes is None else list(classes)
    matrix = exact.confusion_matrix(actual, predicted, names)
    if not 2 <= len(names) <= MOST_CLASSES:
        raise ValueError(f"there are {len(names)} classes: 2 to {MOST_CLASSES} can be drawn")
    rows = [sum(row) for row in matrix]
    columns = [sum(column) for column in zip(*matrix, strict=True)]
    with mpl.rc_context(STYLE):
        figure, [left, right] = sheet(8.2, 4.5, columns=2)
        _draw(left, matrix, [[total] * len(names) for total in rows], COLOURS[0])
        _draw(right, matrix, [columns] * len(names), COLOURS[1])
        left.set_title(words["many_by_rows"], fontsize=12, pad=10)
        right.set_title(words["many_by_columns"], fontsize=12, pad=10)
        for place in range(len(names)):
            _frame(left, (0, place), len(names), 1)
            _frame(right, (place, 0), 1, len(names))
        for axes in (left, right):
            _name(axes, names, words)
    return figure


def _draw(axes: Axes, matrix: list[list[int]], totals: list[list[int]], colour: str) -> None:
    """Each cell with its share of the total, and the count and the total."""
    for y, (counts, sums) in enumerate(zip(matrix, totals, strict=True)):
        for x, (count, total) in enumerate(zip(counts, sums, strict=True)):
            share = Fraction(count, total) if total else None
            depth = 0.6 * float(share or 0)  # dark ink stays legible on it
            axes.add_patch(
                Rectangle((x, y), 1, 1, facecolor=colour, alpha=depth, linewidth=0, gid="cell")
            )
            ink = {"ha": "center", "va": "center", "color": INK}
            weight = "bold" if x == y else "normal"
            axes.text(x + 0.5, y + 0.42, _decimals(share), fontsize=14, weight=weight, **ink)
            axes.text(x + 0.5, y + 0.72, f"{count}/{total}", fontsize=10, **ink)


def _decimals(share: Fraction | None) -> str:
    """Three decimals, rounded half up; a dash where the share is undefined."""
    return "—" if share is None else f"{floor(share * 1000 + Fraction(1, 2)) / 1000:.3f}"


def _frame(axes: Axes, corner: tuple[int, int], width: int, height: int) -> None:
    axes.add_patch(
        Rectangle(
            (corner[0] + 0.02, corner[1] + 0.02),
            width - 0.04,
            height - 0.04,
            fill=False,
            edgecolor=INK,
            linewidth=1.6,
        )
    )


def _name(axes: Axes, names: list[Hashable], words: dict[str, str]) -> None:
    middles = [place + 0.5 for place in range(len(names))]
    axes.set(xlim=(-0.03, len(names) + 0.03), ylim=(len(names) + 0.03, -0.03), aspect="equal")
    axes.set_xticks(middles, [str(name) for name in names])
    axes.set_yticks(middles, [str(name) for name in names])
    axes.set(xlabel=words["many_predicted"], ylabel=words["many_true"])
    axes.tick_params(length=0, labelcolor=INK, labelsize=13)
    axes.spines[:].set_visible(False)
