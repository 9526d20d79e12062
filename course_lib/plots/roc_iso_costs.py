"""The convex hull of a ROC curve, and the lines of equal cost that touch it."""

from collections.abc import Iterable, Sequence
from numbers import Real

import matplotlib as mpl
from matplotlib.axes import Axes

from course_lib import exact
from course_lib.plots.figure import COLOURS, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

LINE_COLOURS = COLOURS[1:4]


def roc_iso_costs(
    y_true: Iterable, y_score: Iterable, costs: Sequence[tuple[Real, Real]], language: str
) -> Sheet:
    """A ROC curve, its convex hull, and for each pair of costs the best line of equal cost.

    `costs` holds pairs (c_FP, c_FN); the prevalence is that of the sample. A line touches the
    hull at the best point, and the legend gives its slope m and the threshold t. ValueError: no
    costs or more than there are colours, what `course_lib.exact.best_operating_point` refuses,
    a language without labels.
    """
    words = labels(language)
    if not 0 < len(costs) <= len(LINE_COLOURS):
        raise ValueError(f"costs has {len(costs)} pairs: from 1 to {len(LINE_COLOURS)} fit")
    y_true, y_score = list(y_true), list(y_score)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(5.4, 5.4)
        unit_square(axes, words["false_positive_rate"], words["true_positive_rate"])
        axes.set_box_aspect(1)
        fpr, tpr, _ = exact.roc_curve(y_true, y_score)
        axes.plot(_floats(fpr), _floats(tpr), color=COLOURS[0], label=words["roc_curve"])
        fpr, tpr, _ = exact.roc_convex_hull(y_true, y_score)
        axes.fill_between(_floats(fpr), _floats(tpr), color=COLOURS[0], alpha=0.08, linewidth=0)
        axes.plot(
            _floats(fpr),
            _floats(tpr),
            color=INK,
            linewidth=1.2,
            linestyle="--",
            label=words["roc_convex_hull"],
        )
        for (cost_fp, cost_fn), colour in zip(costs, LINE_COLOURS, strict=False):
            _draw_line(axes, y_true, y_score, cost_fp, cost_fn, colour)
        axes.legend(loc="lower right", frameon=False, fontsize=11)
    return figure


def _draw_line(
    axes: Axes, y_true: list, y_score: list, cost_fp: Real, cost_fn: Real, colour: str
) -> None:
    """The line of equal cost through the best point, which bears its threshold."""
    best = exact.best_operating_point(y_true, y_score, cost_fp, cost_fn)
    slope = float(exact.iso_cost_slope(exact.prevalence(y_true), cost_fp, cost_fn))
    fpr, tpr = float(best.fpr), float(best.tpr)
    threshold = r"\infty" if best.threshold == float("inf") else f"{best.threshold:g}"
    label = (
        rf"$c_{{\mathrm{{FP}}}}:c_{{\mathrm{{FN}}}}={cost_fp:g}:{cost_fn:g},"
        rf"\ m={slope:g},\ t={threshold}$"
    )
    axes.plot(
        [0, 1],
        [tpr - slope * fpr, tpr + slope * (1 - fpr)],
        color=colour,
        linewidth=1.6,
        label=label,
    )
    axes.plot(fpr, tpr, "o", color=colour, markeredgecolor=FAINT, clip_on=False, zorder=4)


def _floats(values: Iterable) -> list[float]:
    return [float(value) for value in values]
