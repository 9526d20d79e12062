"""What is made of precision and recall: their arithmetic mean against F₁."""

from collections.abc import Sequence

import matplotlib as mpl
import numpy as np

from course_lib.plots.figure import COLOURS, DOTTED, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels


def means_of_precision_and_recall(
    recall: float, precisions: Sequence[float], language: str
) -> Sheet:
    """The arithmetic mean of precision and a fixed recall, F₁, and the smaller of the two.

    Precision runs from 0 to 1; at each of `precisions`, which may be none, both means are marked
    and bear their values to three decimals. ValueError: a recall or a precision that is not
    above 0 and at most 1, a language without labels.
    """
    words = labels(language)
    for name, rate in [("recall", recall), *(("a precision", rate) for rate in precisions)]:
        if not 0 < rate <= 1:
            raise ValueError(f"{name} is {rate!r}: it must be above 0 and at most 1")
    rates = np.linspace(0, 1, 201)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.6)
        unit_square(axes, words["precision"], words["prf_value"])
        axes.set_title(rf"{words['recall']}: $R={recall:g}$", fontsize=12, loc="left", pad=10)
        arithmetic, harmonic = COLOURS[1], COLOURS[0]
        axes.plot(
            rates,
            (rates + recall) / 2,
            color=arithmetic,
            linestyle="--",
            label=words["prf_arithmetic_mean"],
        )
        axes.plot(
            rates, 2 * rates * recall / (rates + recall), color=harmonic, label=words["prf_f1"]
        )
        axes.plot(
            rates, np.minimum(rates, recall), color=FAINT, label=words["prf_smaller"], **DOTTED
        )
        for rate in precisions:
            means = (rate + recall) / 2, 2 * rate * recall / (rate + recall)
            axes.plot([rate, rate], means, color=FAINT, linewidth=1, zorder=1)
            for mean, colour, above in zip(means, (arithmetic, harmonic), (1, -1), strict=True):
                axes.plot(rate, mean, "o", color=colour, markeredgecolor=INK, zorder=4)
                axes.annotate(
                    f"{mean:.3f}",
                    (rate, mean),
                    xytext=(-7 * above, 6 * above),
                    textcoords="offset points",
                    color=colour,
                    bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.5},
                    ha="right" if above > 0 else "left",
                    va="bottom" if above > 0 else "top",
                )
        axes.legend(loc="lower right", frameon=False)
    return figure
