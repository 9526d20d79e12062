"""What decisions of models cost, as a miss grows more expensive."""

from collections.abc import Mapping
from numbers import Real

import matplotlib as mpl
import numpy as np
from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator, NullLocator
from numpy.typing import ArrayLike

from course_lib import calibrated_threshold, expected_cost
from course_lib.plots.figure import COLOURS, FAINT, STYLE, Sheet, sheet
from course_lib.plots.labels import labels

MARKED = [5, 10, 20, 50, 100, 200, 500, 1000]
MISS_COSTS = np.geomspace(5, 1000, 161)


def costs_by_miss_cost(
    y_true: ArrayLike, models: Mapping[str, ArrayLike], cost_fp: Real, language: str
) -> Sheet:
    """The cost per object of each model over the cost of a miss, from 5 to 1000.

    `models` gives the probabilities of each model; "linear" and "quadratic" are named in the
    language, other names are drawn as they are. Each is cut at c_FP / (c_FP + c_FN), and a true
    alarm costs nothing. Dashed and dotted are the decisions without a model: to flag all, to
    flag none. ValueError: no model or more than there are colours, what
    `course_lib.expected_cost` refuses, a language without labels.
    """
    words = labels(language)
    if not 0 < len(models) <= len(COLOURS):
        raise ValueError(f"models has {len(models)} entries: from 1 to {len(COLOURS)} fit")
    negatives = expected_cost(y_true, np.ones(len(y_true)), 1, cost_fp=1, cost_fn=0)
    flag_all = float(cost_fp) * negatives
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.6)
        axes.plot(MISS_COSTS, np.full(len(MISS_COSTS), flag_all), "--", color=FAINT, linewidth=1.5)
        axes.plot(MISS_COSTS, (1 - negatives) * MISS_COSTS, ":", color=FAINT, linewidth=1.5)
        highest = flag_all
        for (name, probabilities), colour in zip(models.items(), COLOURS, strict=False):
            cost = [_cost(y_true, probabilities, cost_fp, miss) for miss in MISS_COSTS.tolist()]
            label = words.get(f"case_{name}", name)
            axes.plot(MISS_COSTS, cost, color=colour, label=label)
            highest = max(highest, *cost)
        axes.plot([], [], "--", color=FAINT, linewidth=1.5, label=words["case_flag_all"])
        axes.plot([], [], ":", color=FAINT, linewidth=1.5, label=words["case_flag_none"])
        axes.set_xscale("log")
        top = 1.08 * highest
        axes.set(xlim=(5, 1000), ylim=(0, top))
        axes.set(xlabel=words["case_miss_cost"], ylabel=words["case_cost_per_object"])
        axes.xaxis.set_major_locator(FixedLocator(MARKED))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.0f}"))
        axes.set_yticks([tick for tick in MaxNLocator(7).tick_values(0, top) if tick <= top])
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axes.legend(loc="lower right", frameon=False)
    return figure


def _cost(y_true: ArrayLike, probabilities: ArrayLike, cost_fp: Real, cost_fn: float) -> float:
    threshold = calibrated_threshold(cost_fp=cost_fp, cost_fn=cost_fn)
    return expected_cost(y_true, probabilities, threshold, cost_fp=cost_fp, cost_fn=cost_fn)
