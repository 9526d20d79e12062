"""The intervals of many samples, and whether they hold the value of the population."""

from collections.abc import Sequence

import matplotlib as mpl
from matplotlib.lines import Line2D

from course_lib.plots.figure import COLOURS, INK, STYLE, Sheet, sheet
from course_lib.plots.labels import labels
from course_lib.plots.ticks import multiples_within


def repeated_intervals(
    intervals: Sequence[tuple[float, float]], value: float, language: str
) -> Sheet:
    """Each interval (low, high) as a stroke, the first at the top; those that miss are marked.

    A vertical line stands at `value`, the AUC of the population. An interval that holds it is
    thin, one that does not is thick and of another colour. ValueError: no interval, one whose
    ends are in the wrong order, a language without labels.
    """
    words = labels(language)
    if len(intervals) == 0:
        raise ValueError("intervals is empty: there is nothing to draw")
    for low, high in intervals:
        if not low <= high:
            raise ValueError(f"intervals has ({low}, {high}): low must not be above high")
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.6)
        for row, (low, high) in enumerate(intervals):
            holds = low <= value <= high
            style = {"color": COLOURS[0], "linewidth": 1.8} if holds else _MISSED
            axes.plot([low, high], [row, row], **style)
        axes.axvline(value, color=INK, linewidth=1.3)
        axes.set(xlabel="AUC", ylabel=words["unc_samples"], ylim=(len(intervals), -1), yticks=[])
        ticks = multiples_within(*axes.get_xlim(), 0.1)
        axes.set_xticks(ticks, [f"{tick:.1f}" for tick in ticks])
        handles = [
            Line2D([], [], color=COLOURS[0], linewidth=1.8),
            Line2D([], [], **_MISSED),
        ]
        figure.legend(
            handles,
            [words["unc_holds"], words["unc_misses"]],
            loc="outside upper left",
            frameon=False,
            ncols=2,
        )
    return figure


_MISSED = {"color": COLOURS[1], "linewidth": 3.6}
