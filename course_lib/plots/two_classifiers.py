"""Two classifiers in the ROC plane and in the precision-recall plane."""

from collections.abc import Mapping

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from numpy.typing import NDArray

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


def two_classifiers(
    classifiers: Mapping[str, tuple[float, float]], prevalence: float, language: str
) -> Sheet:
    """ROC curves on the left, precision-recall curves on the right, of Gaussian scores.

    `classifiers` gives each name the mean and the standard deviation of its positives' scores;
    negatives score N(0, 1). The curves are those of the population, with AUC and AP; random
    guessing is dotted. ValueError: not two classifiers, a parameter that `course_lib.gaussian`
    refuses, a language without labels.
    """
    words = labels(language)
    if len(classifiers) != 2:
        raise ValueError(f"classifiers has {len(classifiers)} entries: two are compared")
    with mpl.rc_context(STYLE):
        figure, [roc, pr] = sheet(9, 4.9, columns=2)

        unit_square(roc, words["false_positive_rate"], words["true_positive_rate"])
        roc.set_box_aspect(1)
        roc.plot([0, 1], [0, 1], color=FAINT, **DOTTED)
        roc.text(
            0.54,
            0.49,
            words["random_guessing"],
            color=FAINT,
            fontsize=10,
            rotation=45,
            rotation_mode="anchor",
            transform_rotates_text=True,
            ha="center",
            va="top",
        )
        curves = [gaussian.true_positive_rate(RATES, *scores) for scores in classifiers.values()]
        _curves(roc, classifiers, curves, rising=True)
        areas = [gaussian.auc(*scores) for scores in classifiers.values()]
        _areas(roc, classifiers, areas, "AUC")

        unit_square(pr, words["recall"], words["precision"])
        pr.set_box_aspect(1)
        pr.axhline(prevalence, color=FAINT, **DOTTED)
        pr.text(
            0.02, prevalence + 0.01, words["random_guessing"], color=FAINT, fontsize=10, va="bottom"
        )
        curves = [gaussian.precision(RATES, prevalence, *scores) for scores in classifiers.values()]
        _curves(pr, classifiers, curves, rising=False)
        areas = [gaussian.average_precision(prevalence, *scores) for scores in classifiers.values()]
        _areas(pr, classifiers, areas, "AP")
    return figure


def _curves(
    axes: Axes, names: Mapping[str, tuple], curves: list[NDArray[np.float64]], rising: bool
) -> None:
    """Both curves, each with its name on the outer side where they are farthest apart."""
    gap = np.abs(np.subtract(*curves))
    widest = int(np.argmax(np.where((RATES > 0.1) & (RATES < 0.9), gap, 0)))
    for name, curve, other, colour in zip(names, curves, curves[::-1], COLOURS, strict=False):
        axes.plot(RATES, curve, color=colour)
        lower = 0.1 < curve[widest] < other[widest]
        up = -11 if lower else 11
        axes.annotate(
            name,
            (RATES[widest], curve[widest]),
            xytext=(-up if rising else up, up),
            textcoords="offset points",
            color=colour,
            fontsize=14,
            fontweight="bold",
            ha="center",
            va="center",
        )


def _areas(axes: Axes, names: Mapping[str, tuple], areas: list[float], metric: str) -> None:
    """The areas under the curves, above the axes, where no curve comes."""
    for name, area, colour, left in zip(names, areas, COLOURS, (0.0, 0.52), strict=False):
        place = {"transform": axes.transAxes, "clip_on": False}
        axes.plot([left, left + 0.06], [1.09, 1.09], color=colour, **place)
        axes.text(
            left + 0.08, 1.09, rf"{name}: {metric} $\approx$ {area:.3f}", va="center", **place
        )
