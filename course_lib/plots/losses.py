"""What an object costs, by the probability that was given to what came true."""

from collections.abc import Sequence
from math import log

import matplotlib as mpl
import numpy as np
from matplotlib.ticker import FixedLocator

from course_lib.plots.figure import COLOURS, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

LOWEST = 0.005  # where the curves begin: the log loss of 0 has no end


def probability_losses(marks: Sequence[float], language: str) -> Sheet:
    """The log loss −ln p and the squared error (1 − p)² as curves over p.

    p is the probability that was given to what came true. Each mark is a p whose log loss stands
    beside its point. ValueError: a mark that is not from 0.005 to 1, a language without labels.
    """
    words = labels(language)
    for mark in marks:
        if not LOWEST <= mark <= 1:
            raise ValueError(f"marks holds {mark}: it must be from {LOWEST} to 1")
    p = np.geomspace(LOWEST, 1, 500)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.4)
        unit_square(axes, words["prob_given_to_the_truth"], words["prob_loss"])
        axes.set_ylim(0, 5.5)
        axes.yaxis.set_major_locator(FixedLocator(range(6)))
        axes.yaxis.set_major_formatter("{x:.0f}")
        axes.plot(p, -np.log(p), color=COLOURS[0], label=words["prob_log_loss"])
        axes.plot(p, (1 - p) ** 2, "--", color=COLOURS[1], label=words["prob_squared_error"])
        for mark in marks:
            axes.plot(mark, -log(mark), "o", color=COLOURS[0], markeredgecolor=INK, zorder=4)
            axes.annotate(
                rf"$-\ln {mark}\approx{-log(mark):.3f}$",
                (mark, -log(mark)),
                xytext=(10, 4),
                textcoords="offset points",
            )
        axes.legend(loc="upper right", frameon=False)
    return figure
