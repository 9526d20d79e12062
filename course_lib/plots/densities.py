"""Distributions of the scores and the ROC curves that they make."""

from collections.abc import Mapping

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from numpy.typing import ArrayLike, NDArray

from course_lib import gaussian
from course_lib.exact.checks import above_zero, share
from course_lib.plots.figure import (
    COLOURS,
    DOTTED,
    FAINT,
    INK,
    RATES,
    STYLE,
    Sheet,
    sheet,
    unit_square,
)
from course_lib.plots.labels import labels

BAND = {"color": FAINT, "alpha": 0.18, "linewidth": 0}


def score_densities(
    classifiers: Mapping[str, tuple[float, float]], language: str, max_fpr: float | None = None
) -> Sheet:
    """Densities of Gaussian scores on the left, their ROC curves on the right.

    `classifiers` gives each name the mean and the standard deviation of its positives' scores;
    negatives score N(0, 1), the grey density. Above the curves stands the AUC of the population.
    With `max_fpr`, the part of the ROC plane up to that false positive rate is shaded.
    ValueError: not two classifiers, a parameter that `course_lib.gaussian` refuses, a `max_fpr`
    that is not above 0 and at most 1, a language without labels.
    """
    words = labels(language)
    if len(classifiers) != 2:
        raise ValueError(f"classifiers has {len(classifiers)} entries: two are compared")
    if max_fpr is not None:
        above_zero(max_fpr, "max_fpr")
        share(max_fpr, "max_fpr")
    with mpl.rc_context(STYLE):
        figure, [left, right] = sheet(9, 5.2, columns=2)
        _densities(left, classifiers, words)

        unit_square(right, words["false_positive_rate"], words["true_positive_rate"])
        right.set_box_aspect(1)
        if max_fpr is not None:
            right.axvspan(0, float(max_fpr), **BAND)
        right.plot([0, 1], [0, 1], color=FAINT, **DOTTED)
        rates = np.append(RATES, 1 - RATES[::-1])  # close together at both ends
        rates.sort()
        for (name, scores), colour, start in zip(
            classifiers.items(), COLOURS, (0.0, 0.52), strict=False
        ):
            right.plot(rates, gaussian.true_positive_rate(rates, *scores), color=colour)
            place = {"transform": right.transAxes, "clip_on": False}
            right.plot([start, start + 0.06], [1.09, 1.09], color=colour, **place)
            area = rf"{name}: AUC $\approx$ {gaussian.auc(*scores):.3f}"
            right.text(start + 0.08, 1.09, area, va="center", **place)
    return figure


def _densities(axes: Axes, classifiers: Mapping[str, tuple], words: Mapping[str, str]) -> None:
    """The bells of the negatives and of the positives, each with its name above its peak."""
    bells = [(words["auc_negatives"], (0.0, 1.0), FAINT)]
    for (name, scores), colour in zip(classifiers.items(), COLOURS, strict=False):
        bells.append((name, scores, colour))
    low = min(mean - 3.2 * sd for _, (mean, sd), _ in bells)
    high = max(mean + 3.2 * sd for _, (mean, sd), _ in bells)
    low -= 0.08 * (high - low)  # room for a name
    x = np.linspace(low, high, 500)
    for name, (mean, sd), colour in bells:
        y = _density(x, mean, sd)
        axes.fill_between(x, y, color=colour, alpha=0.15, linewidth=0)
        axes.plot(x, y, color=colour)
        grey = colour == FAINT
        axes.annotate(
            name,
            (mean, float(_density(mean, mean, sd))),
            xytext=(-8, 8) if grey else (0, 8),
            textcoords="offset points",
            color=INK if grey else colour,
            fontsize=10 if grey else 14,
            fontweight="normal" if grey else "bold",
            ha="right" if grey else "center",
            va="center",
        )
    axes.set(xlim=(low, high), xlabel=words["auc_score"], ylabel=words["auc_density"])
    axes.set_ylim(0, 1.15 * max(float(_density(m, m, sd)) for _, (m, sd), _ in bells))
    axes.set_yticks([])
    axes.set_box_aspect(1)


def _density(x: ArrayLike, mean: float, sd: float) -> NDArray[np.float64]:
    return np.exp(-(((np.asarray(x) - mean) / sd) ** 2) / 2) / (sd * np.sqrt(2 * np.pi))
