"""One classifier on populations with fewer and fewer positives."""

from collections.abc import Sequence

import matplotlib as mpl
from numpy import format_float_positional

from course_lib import gaussian
from course_lib.plots.figure import (
    COLOURS,
    DOTTED,
    FAINT,
    RATES,
    STYLE,
    Sheet,
    sheet,
    unit_square,
)
from course_lib.plots.labels import labels

LINE_HEIGHT = 0.065  # of a label beside the axes, where precision runs from 0 to 1


def precision_recall_at_prevalences(
    mean: float, prevalences: Sequence[float], language: str, sd: float = 1.0
) -> Sheet:
    """Precision-recall curves of the same Gaussian scores at several prevalences.

    Positives score N(mean, sd²), negatives N(0, 1); the curves are those of the population, each
    with its AP beside it and, dotted, the precision of random guessing. ValueError: no
    prevalence or more than there are colours, one that is not between 0 and 1, a mean or a
    standard deviation that `course_lib.gaussian` refuses, a language without labels.
    """
    words = labels(language)
    if not 0 < len(prevalences) <= len(COLOURS):
        raise ValueError(f"prevalences has {len(prevalences)} values: from 1 to {len(COLOURS)} fit")
    descending = sorted(prevalences, reverse=True)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.4)
        unit_square(axes, words["recall"], words["precision"])
        axes.set_title(words["random_guessing_dotted"], fontsize=10, color=FAINT, loc="left")
        heights = _apart(descending, LINE_HEIGHT)
        for prevalence, height, colour in zip(descending, heights, COLOURS, strict=False):
            axes.plot(RATES, gaussian.precision(RATES, prevalence, mean, sd), color=colour)
            axes.axhline(prevalence, color=colour, **DOTTED)
            axes.plot(1.03, height, "o", color=colour, clip_on=False)
            area = gaussian.average_precision(prevalence, mean, sd)
            share = format_float_positional(prevalence, trim="-")
            axes.text(1.06, height, rf"$\pi={share},\ \mathrm{{AP}}\approx{area:.3f}$", va="center")
    return figure


def _apart(heights: Sequence[float], gap: float) -> list[float]:
    """The descending heights, each raised just enough to stay a gap above the next."""
    raised = []
    for height in reversed(heights):
        raised.append(max(height, raised[-1] + gap) if raised else height)
    return raised[::-1]
