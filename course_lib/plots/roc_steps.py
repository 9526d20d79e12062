"""The ROC curve of a small data set, a step for each block of equal scores."""

from collections.abc import Iterable
from itertools import pairwise

import matplotlib as mpl
from matplotlib.axes import Axes

from course_lib import exact
from course_lib.plots.figure import COLOURS, DOTTED, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

MOST_STEPS = 10  # more leave no room for their thresholds
UP, RIGHT, SLANTED = "roc_step_up", "roc_step_right", "roc_step_slanted"
MOVES = dict(zip((UP, RIGHT, SLANTED), COLOURS, strict=False))


def roc_steps(y_true: Iterable, y_score: Iterable, language: str) -> Sheet:
    """The ROC curve of a small data set, its steps coloured by the classes that make them.

    A positive takes the curve up, a negative to the right, a block of both classes slantwise.
    Each point bears its threshold; random guessing is dotted. ValueError: what
    `course_lib.exact.roc_curve` refuses, more steps than can be labelled, a language without
    labels.
    """
    words = labels(language)
    points = list(zip(*exact.roc_curve(y_true, y_score), strict=True))
    if len(points) > MOST_STEPS + 1:
        raise ValueError(
            f"y_true and y_score make {len(points) - 1} steps: {MOST_STEPS} can be labelled"
        )
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(5.4, 5.8)
        unit_square(axes, words["false_positive_rate"], words["true_positive_rate"])
        axes.set_box_aspect(1)
        axes.plot([0, 1], [0, 1], color=FAINT, **DOTTED)
        for start, end in pairwise(points):
            _draw_step(axes, start, end, words)
        for point in points:
            _draw_point(axes, point)
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1.02), frameon=False, fontsize=11)
    return figure


def _draw_step(axes: Axes, start: tuple, end: tuple, words: dict[str, str]) -> None:
    (x0, y0, _), (x1, y1, _) = start, end
    move = UP if x0 == x1 else RIGHT if y0 == y1 else SLANTED
    drawn = {line.get_label() for line in axes.get_lines()}
    axes.plot(
        [float(x0), float(x1)],
        [float(y0), float(y1)],
        color=MOVES[move],
        linewidth=3,
        clip_on=False,
        # The legend has each move once.
        label="_" if words[move] in drawn else words[move],
    )


def _draw_point(axes: Axes, point: tuple) -> None:
    """A point of the curve, its threshold to the right of it, where no step passes."""
    fpr, tpr, threshold = point
    first = fpr == tpr == 0
    axes.plot(float(fpr), float(tpr), "o", color=INK, markersize=5, clip_on=False, zorder=3)
    axes.annotate(
        r"$\infty$" if first else f"{threshold:g}",
        (float(fpr), float(tpr)),
        xytext=(7, 4 if first else -5),
        textcoords="offset points",
        fontsize=16 if first else 11,
        ha="left",
        va="bottom" if first else "top",
        annotation_clip=False,
        bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.5},
    )
