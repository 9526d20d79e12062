"""Precision and recall of a sample as functions of the threshold."""

from collections.abc import Iterable, Sequence

import matplotlib as mpl
from numpy import format_float_positional

from course_lib import exact
from course_lib.plots.figure import COLOURS, DOTTED, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels


def precision_and_recall_by_threshold(
    y_true: Iterable, y_score: Iterable, thresholds: Sequence[float], language: str
) -> Sheet:
    """The steps of precision (solid) and recall (dashed) over the threshold, from 0 to 1.

    Above the highest score nothing is flagged: recall is 0 and precision ends there. The
    `thresholds` are marked by upright lines. ValueError: a fault of the data, as in
    `course_lib.exact.precision_recall_curve`, a score or a threshold outside [0, 1], a language
    without labels.
    """
    words = labels(language)
    y_true, y_score = list(y_true), list(y_score)
    precision, recall, scores = exact.precision_recall_curve(y_true, y_score)
    for name, values in {"y_score": scores, "thresholds": thresholds}.items():
        if not all(0 <= value <= 1 for value in values):
            raise ValueError(f"{name} has a value outside [0, 1]")
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.6)
        unit_square(axes, words["thr_threshold"], words["thr_share"])
        # A score decides for the thresholds up to itself: between two scores the higher one does.
        x = [0.0, *map(float, scores)]
        y = [float(value) for value in precision[:-1]]
        axes.plot(x, [y[0], *y], color=COLOURS[1], drawstyle="steps-pre", label=words["precision"])
        y = [float(value) for value in recall]
        axes.plot(
            [*x, 1.0],
            [y[0], *y],
            color=COLOURS[0],
            drawstyle="steps-pre",
            linestyle=(0, (5, 1.5)),
            label=words["recall"],
        )
        for threshold in thresholds:
            axes.axvline(threshold, color=INK, ymax=1, **DOTTED)
            text = format_float_positional(threshold, trim="-")
            axes.text(threshold, 1.05, text, color=FAINT, ha="center", va="bottom")
        axes.legend(
            loc="lower left",
            bbox_to_anchor=(0, 1.07),
            ncols=2,
            frameon=False,
            borderaxespad=0,
            handlelength=2.6,
        )
    return figure
