"""The ROC and precision-recall curves of models on one test set, with bands of the bootstrap."""

from collections.abc import Mapping

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from numpy.typing import ArrayLike, NDArray

from course_lib import average_precision, precision_recall_curve, roc_auc, roc_curve
from course_lib.exact.checks import count
from course_lib.plots.figure import COLOURS, DOTTED, FAINT, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

# Where the bands are drawn: close together near 0, where the curves are steep.
GRID = np.linspace(0, 1, 201) ** 2
TAILS = [0.025, 0.975]


def curves_with_bands(
    y_true: ArrayLike,
    models: Mapping[str, ArrayLike],
    language: str,
    *,
    n_resamples: int = 300,
    seed: int = 0,
) -> Sheet:
    """ROC curves on the left, precision-recall curves on the right, each in a pointwise band.

    `models` gives the scores of each model on the same objects; "linear" and "quadratic" are
    named in the language, other names are drawn as they are. At each FPR, and at each recall,
    the band holds the middle 95 % of the curves of `n_resamples` resamples, the same for all
    models. Above stand AUC and AP; random guessing is dotted. ValueError: not two models, what
    `course_lib.roc_curve` refuses, in the sample or in a resample, a number of resamples that is
    not above zero, a language without labels.
    """
    words = labels(language)
    if len(models) != 2:
        raise ValueError(f"models has {len(models)} entries: two are compared")
    y_true = np.asarray(y_true)
    scores = {words.get(f"case_{name}", name): np.asarray(s) for name, s in models.items()}
    rng = np.random.default_rng(seed)
    draws = rng.integers(0, len(y_true), (count(n_resamples, "n_resamples"), len(y_true)))
    with mpl.rc_context(STYLE):
        figure, [roc, pr] = sheet(9, 5.1, columns=2)
        unit_square(roc, words["false_positive_rate"], words["true_positive_rate"])
        unit_square(pr, words["recall"], words["precision"])
        for axes in (roc, pr):
            axes.set_box_aspect(1)
        roc.plot([0, 1], [0, 1], color=FAINT, **DOTTED)
        pr.axhline(np.mean(y_true), color=FAINT, **DOTTED)
        for row, (name, y_score), colour in zip((1, 0), scores.items(), COLOURS, strict=False):
            _draw(roc, _roc_at, y_true, y_score, draws, colour)
            _draw(pr, _precision_at, y_true, y_score, draws, colour)
            auc, ap = roc_auc(y_true, y_score), average_precision(y_true, y_score)
            _name(roc, row, rf"{name}: AUC $\approx$ {auc:.3f}", colour)
            _name(pr, row, rf"{name}: AP $\approx$ {ap:.3f}", colour)
    return figure


def _draw(
    axes: Axes, curve, y_true: NDArray, y_score: NDArray, draws: NDArray, colour: str
) -> None:
    """A curve over the grid, in its band."""
    replicates = [curve(y_true[draw], y_score[draw]) for draw in draws]
    low, high = np.quantile(replicates, TAILS, axis=0)
    axes.fill_between(GRID, low, high, color=colour, alpha=0.25, linewidth=0)
    axes.plot(GRID, curve(y_true, y_score), color=colour, linewidth=1.5)


def _roc_at(y_true: NDArray, y_score: NDArray) -> NDArray[np.float64]:
    """TPR at each FPR of the grid; of a vertical step its upper end."""
    fpr, tpr, _ = roc_curve(y_true, y_score)
    return np.interp(GRID, fpr, tpr)


def _precision_at(y_true: NDArray, y_score: NDArray) -> NDArray[np.float64]:
    """Precision at the highest threshold that reaches each recall of the grid: the shelves."""
    precision, recall, _ = precision_recall_curve(y_true, y_score)
    # From the highest threshold down, without the point that no threshold has.
    precision, recall = precision[-2::-1], recall[-2::-1]
    return precision[np.searchsorted(recall, np.maximum(GRID, recall[recall > 0][0]))]


def _name(axes: Axes, row: int, text: str, colour: str) -> None:
    """The model and its area, above the axes."""
    height = 1.06 + 0.075 * row
    place = {"transform": axes.transAxes, "clip_on": False}
    axes.plot([0, 0.06], [height, height], color=colour, **place)
    axes.text(0.08, height, text, va="center", **place)
