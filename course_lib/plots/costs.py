"""Expected cost as a function of the threshold."""

from collections.abc import Sequence

import matplotlib as mpl
import numpy as np
from matplotlib.ticker import FixedLocator, FuncFormatter

from course_lib import exact
from course_lib.plots.figure import COLOURS, DOTTED, INK, STYLE, Sheet, sheet
from course_lib.plots.labels import labels

THRESHOLDS = np.linspace(0, 1, 201)
LINE_HEIGHT = 0.06  # of a label beside the axes, where the cost runs from 0 to 0.5
DASHES = ["-", (0, (6, 1.5)), (0, (2, 1.2)), (0, (6, 1.5, 1.5, 1.5))]


def cost_by_threshold(prices: Sequence[tuple[float, float]], language: str) -> Sheet:
    """Cost per object over the threshold, if calibrated probabilities are uniform on [0, 1].

    `prices` are pairs (c_FP, c_FN). Each curve is divided by c_FP + c_FN, which makes it
    ((t − t*)² + t* (1 − t*)) / 2; its least value, at t* = c_FP / (c_FP + c_FN), is marked.
    ValueError: no pair or more than four, a price that `course_lib.exact.calibrated_threshold`
    refuses, a language without labels.
    """
    words = labels(language)
    if not 0 < len(prices) <= len(DASHES):
        raise ValueError(f"prices has {len(prices)} pairs: from 1 to {len(DASHES)} fit")
    best = [exact.calibrated_threshold(cost_fp=fp, cost_fn=fn) for fp, fn in prices]
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.4)
        axes.set(
            xlim=(0, 1), ylim=(0, 0.52), xlabel=words["thr_threshold"], ylabel=words["thr_cost"]
        )
        for axis, step in (axes.xaxis, 0.2), (axes.yaxis, 0.1):
            axis.set_major_locator(FixedLocator(np.arange(6) * step))
            axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.1f}"))
        ends = [_cost(1.0, float(t)) for t in best]
        for pair, t, height, colour, dash in zip(
            prices, best, _apart(ends), COLOURS, DASHES, strict=False
        ):
            axes.plot(THRESHOLDS, _cost(THRESHOLDS, float(t)), color=colour, linestyle=dash)
            axes.plot(
                *(float(t), _cost(float(t), float(t))),
                "o",
                color=colour,
                markeredgecolor=INK,
                clip_on=False,
                zorder=4,
            )
            axes.plot([float(t)] * 2, [0, _cost(float(t), float(t))], color=colour, **DOTTED)
            fraction = rf"\frac{{{t.numerator}}}{{{t.denominator}}}"
            label = rf"{pair[0]:g} : {pair[1]:g},  $t^*={fraction}$"
            axes.text(1.03, height, label, color=colour, fontsize=13, va="center")
        axes.set_title(words["thr_prices"], fontsize=10, loc="right", x=1.0)
    return figure


def _cost(threshold, best: float):
    """The cost of a threshold for a pair of prices whose sum is 1."""
    return ((threshold - best) ** 2 + best * (1 - best)) / 2


def _apart(heights: Sequence[float]) -> list[float]:
    """The heights, each raised just enough to stay a line above the next lower one."""
    placed: dict[int, float] = {}
    last = -np.inf
    for index in sorted(range(len(heights)), key=heights.__getitem__):
        last = max(heights[index], last + LINE_HEIGHT)
        placed[index] = last
    return [placed[index] for index in range(len(heights))]
