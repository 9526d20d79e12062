"""The four outcomes of a decision in two pictures: as areas and as a crowd of squares."""

from collections.abc import Iterable
from math import ceil, sqrt

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.patches import Rectangle

from course_lib import exact
from course_lib.plots.figure import COLOURS, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

# Right decisions are bluish, errors are warm.
FILLS = {"TP": COLOURS[0], "FN": COLOURS[1], "FP": COLOURS[5], "TN": "#CFE6F4"}
TEXTS = {"TP": "white", "FN": INK, "FP": INK, "TN": INK}
NAMES = {
    "TP": "cm_true_positives",
    "FN": "cm_false_negatives",
    "FP": "cm_false_positives",
    "TN": "cm_true_negatives",
}
LEAST_SIDE = 0.08  # of a rectangle that has room for its label
MOST_SQUARES = 10_000  # more cannot be told apart
GAP = 2  # rows between the classes in the crowd


def confusion_areas(y_true: Iterable, y_pred: Iterable, language: str) -> Sheet:
    """The confusion matrix as a unit square, cut into one rectangle for each outcome.

    The strip of a class is as high as the class's share of the objects, and its flagged part,
    on the left, as wide as the flagged share of the class; so the area of a rectangle is the
    share of all objects that lie in the cell. ValueError: a fault of the decisions, as in
    `course_lib.exact.confusion_counts`, a side under 0.08, a language without labels.
    """
    words = labels(language)
    tp, fp, fn, tn = exact.confusion_counts(y_true, y_pred)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.6)
        unit_square(axes, words["cm_share_of_class"], words["cm_share_of_objects"])
        axes.set_ylim(0, 1)
        share = (tp + fn) / (tp + fp + fn + tn)
        _strip(axes, {"TP": tp, "FN": fn}, 1 - share, 1)
        _strip(axes, {"FP": fp, "TN": tn}, 0, 1 - share)
        axes.text(0, 1.03, words["cm_flagged"], color=FAINT, ha="left", va="bottom")
        axes.text(1, 1.03, words["cm_not_flagged"], color=FAINT, ha="right", va="bottom")
        axes.text(1.02, 1 - share / 2, words["cm_positives"], color=FAINT, va="center")
        axes.text(1.02, (1 - share) / 2, words["cm_negatives"], color=FAINT, va="center")
    return figure


def _strip(axes: Axes, cells: dict[str, int], bottom: float, top: float) -> None:
    """The rectangles of a class, flagged on the left."""
    left, total = 0.0, sum(cells.values())
    for name, count in cells.items():
        width = count / total if total else 0.0
        if min(width, top - bottom) < LEAST_SIDE:
            raise ValueError(f"the cell {name} has no room for its label: a side is under 0.08")
        axes.add_patch(
            Rectangle(
                (left, bottom),
                width,
                top - bottom,
                facecolor=FILLS[name],
                edgecolor="white",
                linewidth=2,
            )
        )
        axes.text(
            left + width / 2,
            (bottom + top) / 2,
            f"{name}\n{count}",
            color=TEXTS[name],
            fontsize=15,
            ha="center",
            va="center",
        )
        left += width


def crowd(y_true: Iterable, y_pred: Iterable, language: str) -> Sheet:
    """Every object as a small square in the colour of its outcome, the positives above.

    Each class begins a row of its own, flagged objects first; a row holds as many squares as
    make the crowd about square. ValueError: a fault of the decisions, as in
    `course_lib.exact.confusion_counts`, more than 10 000 objects, a language without labels.
    """
    words = labels(language)
    tp, fp, fn, tn = exact.confusion_counts(y_true, y_pred)
    total = tp + fp + fn + tn
    if total > MOST_SQUARES:
        raise ValueError(f"{total} objects: {MOST_SQUARES} squares can be told apart")
    columns = ceil(sqrt(total))
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 6.4)
        row = 0
        for cells in {"TP": tp, "FN": fn}, {"FP": fp, "TN": tn}:
            rows = ceil(sum(cells.values()) / columns)
            _squares(axes, cells, row, columns)
            row += rows + GAP if rows else 0
        axes.set(xlim=(0, columns), ylim=(row - GAP, 0), aspect="equal")
        axes.axis("off")
        _key(axes, {"TP": tp, "FN": fn, "FP": fp, "TN": tn}, words)
    return figure


def _key(axes: Axes, counts: dict[str, int], words: dict[str, str]) -> None:
    """The colours, counts and names above the crowd, in the places of the matrix."""
    place = {"transform": axes.transAxes, "va": "center"}
    for index, (name, count) in enumerate(counts.items()):
        x, y = -0.06 + 0.57 * (index % 2), 1.1 - 0.05 * (index // 2)
        axes.plot(x, y, "s", color=FILLS[name], ms=10, clip_on=False, transform=axes.transAxes)
        axes.text(x + 0.12, y, str(count), ha="right", **place)
        axes.text(x + 0.135, y, words[NAMES[name]], **place)


def _squares(axes: Axes, cells: dict[str, int], row: int, columns: int) -> None:
    """The squares of a class, from the row on: runs along the rows, and white lines between."""
    start = 0
    for name, count in cells.items():
        places = np.arange(start, start + count)
        for line in np.unique(places // columns):
            inside = places[places // columns == line] % columns
            axes.add_patch(
                Rectangle(
                    (inside[0], row + line), len(inside), 1, facecolor=FILLS[name], linewidth=0
                )
            )
        start += count
    rows = ceil(start / columns)
    across = [[(0, row + line), (columns, row + line)] for line in range(rows + 1)]
    down = [[(x, row), (x, row + rows)] for x in range(columns + 1)]
    axes.add_collection(LineCollection(across + down, colors="white", linewidths=0.5))
