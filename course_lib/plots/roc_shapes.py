"""The landmarks of the ROC plane: a perfect, a random and a reversed ranking."""

from collections.abc import Iterable

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes

from course_lib import exact
from course_lib.plots.figure import COLOURS, DOTTED, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

RANDOM_ORDERS = 10


def roc_shapes(y_true: Iterable, y_score: Iterable, language: str, seed: int = 0) -> Sheet:
    """The ROC curve of a data set between those that other rankings of it would have.

    They are the perfect ranking, the same scores with the sign turned, and `RANDOM_ORDERS`
    random orders of distinct scores, drawn with the seed; their diagonal is dotted. ValueError:
    what `course_lib.exact.roc_curve` refuses, a language without labels.
    """
    words = labels(language)
    y_true, y_score = list(y_true), list(y_score)
    blue, red, green, *_ = COLOURS
    rng = np.random.default_rng(seed)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(5.4, 6)
        unit_square(axes, words["false_positive_rate"], words["true_positive_rate"])
        axes.set_box_aspect(1)
        _draw(axes, y_true, y_true, words["roc_ideal"], color=green)
        _draw(axes, y_true, y_score, words["roc_model"], color=blue)
        _draw(axes, y_true, [-s for s in y_score], words["roc_reversed"], color=red, linestyle="--")
        for order in range(RANDOM_ORDERS):
            label = "_" if order else words["roc_random_orders"]
            ranks = rng.permutation(len(y_true)).tolist()
            _draw(axes, y_true, ranks, label, color=FAINT, linewidth=0.8, alpha=0.5, zorder=1)
        axes.plot([0, 1], [0, 1], color=INK, label=words["random_guessing"], **DOTTED)
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1.02), frameon=False, fontsize=11)
    return figure


def _draw(axes: Axes, y_true: list, y_score: list, label: str, **style: object) -> None:
    fpr, tpr, _ = exact.roc_curve(y_true, y_score)
    axes.plot([*map(float, fpr)], [*map(float, tpr)], label=label, clip_on=False, **style)
