"""Reliability diagram: what the probabilities promise, and what came true."""

import matplotlib as mpl
import numpy as np
from matplotlib.ticker import MaxNLocator
from numpy.typing import ArrayLike

from course_lib import calibration_curve, wilson_interval
from course_lib.plots.figure import COLOURS, DOTTED, FAINT, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels


def reliability_diagram(
    y_true: ArrayLike, before: ArrayLike, after: ArrayLike, language: str, n_bins: int = 10
) -> Sheet:
    """The diagram of probabilities before and after calibration, and how full its bins are.

    On the left a point for each bin that is not empty, at the mean probability and the share of
    positives, with the 95 % Wilson interval of that share; the dotted diagonal is where
    promises are kept. On the right the number of objects in each of the equally wide bins.
    ValueError: a fault of the data, as in `course_lib.calibration_curve`, a language without
    labels.
    """
    words = labels(language)
    with mpl.rc_context(STYLE):
        figure, [diagram, sizes] = sheet(9, 4.9, columns=2)
        unit_square(diagram, words["prob_mean_probability"], words["prob_share_of_positives"])
        unit_square(sizes, words["prob_probability"], words["prob_objects_in_bin"])
        diagram.set_box_aspect(1)
        sizes.set_box_aspect(1)
        diagram.plot([0, 1], [0, 1], color=FAINT, **DOTTED)
        edges = np.linspace(0, 1, n_bins + 1)
        tallest = 0
        names = [words["prob_before"], words["prob_after"]]
        for name, p, colour, mark in zip(names, [before, after], COLOURS, "os", strict=False):
            share, promised = calibration_curve(y_true, p, n_bins=n_bins)
            counts = np.bincount(np.searchsorted(edges[1:-1], p), minlength=n_bins)
            full = counts[counts > 0]
            ends = [wilson_interval(round(s * n), int(n)) for s, n in zip(share, full, strict=True)]
            diagram.vlines(promised, *np.transpose(ends), color=colour, linewidth=1.3)
            diagram.plot(promised, share, mark, color=colour, linestyle="-", label=name)
            sizes.stairs(counts, edges, color=colour, linewidth=2)
            tallest = max(tallest, counts.max())
        sizes.set_ylim(0, 1.08 * tallest)
        ticks = MaxNLocator(5, integer=True).tick_values(0, tallest)
        ticks = [tick for tick in ticks if 0 <= tick <= tallest]
        sizes.set_yticks(ticks, [f"{tick:.0f}" for tick in ticks])
        figure.legend(*diagram.get_legend_handles_labels(), loc="outside upper center", ncols=2)
        figure.legends[0].set_frame_on(False)
    return figure
