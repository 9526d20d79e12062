"""Pairs of a positive and a negative as a grid: the cells show the area under the ROC curve."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import floor

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from course_lib import exact
from course_lib.plots.figure import COLOURS, FAINT, INK, STYLE, Sheet, sheet
from course_lib.plots.labels import labels

WON, TIED = COLOURS[0], COLOURS[5]
MOST_OF_A_CLASS = 10  # more leave no room for their scores


def ordered_pairs(y_true: Iterable, y_score: Iterable, language: str) -> Sheet:
    """A cell for each pair, blue if the positive scores higher, yellow if they tie.

    Negatives stand from left to right, positives from the bottom up, both in descending order of
    score, so that the blue cells lie under the ROC curve, which is drawn over them and halves
    each block of yellow ones; AUC stands above. ValueError: a fault of the data, as in
    `course_lib.exact.roc_auc`, more objects of a class than can be labelled, a language without
    labels.
    """
    words = labels(language)
    y_true, y_score = list(y_true), list(y_score)
    area = exact.roc_auc(y_true, y_score)
    descending = sorted(zip(y_score, y_true, strict=True), reverse=True)
    positives = [score for score, label in descending if label == 1]
    negatives = [score for score, label in descending if label == 0]
    if max(len(positives), len(negatives)) > MOST_OF_A_CLASS:
        raise ValueError(
            f"a class has more than the {MOST_OF_A_CLASS} objects that can be labelled"
        )
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(6, 5.2)
        axes.set(xlim=(0, len(negatives)), ylim=(0, len(positives)), aspect="equal")
        axes.set_xlabel(words["auc_negatives_descending"])
        axes.set_ylabel(words["auc_positives_descending"])
        axes.set_xticks(np.arange(len(negatives)) + 0.5, [f"{score:g}" for score in negatives])
        axes.set_yticks(np.arange(len(positives)) + 0.5, [f"{score:g}" for score in positives])
        axes.tick_params(length=0)
        for (x, negative), (y, positive) in product(enumerate(negatives), enumerate(positives)):
            _cell(axes, x, y, positive > negative, positive == negative)
        fpr, tpr, _ = exact.roc_curve(y_true, y_score)
        axes.plot(
            [float(x * len(negatives)) for x in fpr],
            [float(y * len(positives)) for y in tpr],
            color=INK,
            linewidth=3,
            clip_on=False,
            zorder=3,
        )
        axes.set_title(_equation(area, len(positives) * len(negatives)), fontsize=15, pad=14)
    return figure


def _cell(axes: Axes, x: int, y: int, won: bool, drawn: bool) -> None:
    if won or drawn:
        colour = WON if won else TIED
        axes.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, alpha=0.4, linewidth=0))
    outline = {"fill": False, "edgecolor": FAINT, "linewidth": 0.8, "clip_on": False}
    axes.add_patch(Rectangle((x, y), 1, 1, **outline))


def _equation(area: Fraction, pairs: int) -> str:
    """AUC as a share of the pairs, and to four decimals."""
    rounded = Fraction(floor(area * 10_000 + Fraction(1, 2)), 10_000)
    relation = "=" if rounded == area else r"\approx"
    won = f"{float(area * pairs):g}"
    return rf"$\mathrm{{AUC}}=\frac{{{won}}}{{{pairs}}}{relation}{float(rounded):.4f}$"
