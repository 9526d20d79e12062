"""How metrics vary on bootstrap resamples, side by side on one scale."""

from collections.abc import Mapping

import matplotlib as mpl
import numpy as np
from matplotlib.lines import Line2D

from course_lib.plots.figure import COLOURS, INK, STYLE, Sheet, sheet
from course_lib.plots.labels import labels
from course_lib.plots.ticks import multiples_within
from course_lib.resampling import Bootstrap

BINS = 25


def bootstrap_distributions(
    results: Mapping[str, Bootstrap], population: Mapping[str, float], language: str
) -> Sheet:
    """Histograms of the replicates of some metrics, each with its interval.

    `results` gives the name of each metric what `course_lib.bootstrap` returned, `population`
    the value of the population. The horizontal axes are equally long, so widths compare. The
    interval is shaded and stands above, a solid line marks the sample, a dotted one the
    population. ValueError: not two metrics, one without a population value, a language without
    labels.
    """
    words = labels(language)
    if len(results) != 2:
        raise ValueError(f"results has {len(results)} metrics: two are drawn")
    if missing := results.keys() - population.keys():
        raise ValueError(f"population has no value of {', '.join(sorted(missing))}")
    span = 1.1 * max(np.ptp([*result.replicates, population[m]]) for m, result in results.items())
    with mpl.rc_context(STYLE):
        figure, panels = sheet(8.4, 4.4, columns=2)
        for axes, (metric, result), colour in zip(panels, results.items(), COLOURS, strict=False):
            values = [*result.replicates, population[metric]]
            middle = (min(values) + max(values)) / 2
            axes.axvspan(result.low, result.high, color=colour, alpha=0.18, linewidth=0)
            axes.hist(result.replicates, np.linspace(*_ends(middle, span), BINS + 1), color=colour)
            axes.axvline(result.estimate, color=INK)
            axes.axvline(population[metric], color=INK, linestyle=":")
            axes.set(xlim=_ends(middle, span), xlabel=metric)
            ticks = multiples_within(*_ends(middle, span), 0.05)
            axes.set_xticks(ticks, [f"{tick:.2f}" for tick in ticks])
            axes.set_title(
                rf"{metric} $\approx$ {result.estimate:.3f} [{result.low:.3f}, {result.high:.3f}]",
                fontsize=12,
            )
        panels[0].set_ylabel(words["unc_replicates"])
        top = max(axes.get_ylim()[1] for axes in panels)
        for axes in panels:
            axes.set(ylim=(0, top), yticks=multiples_within(0, top, 50))
        figure.legend(
            [Line2D([], [], color=INK), Line2D([], [], color=INK, linestyle=":")],
            [words["unc_on_the_sample"], words["unc_in_the_population"]],
            loc="outside lower center",
            frameon=False,
            ncols=2,
        )
    return figure


def _ends(middle: float, span: float) -> tuple[float, float]:
    return middle - span / 2, middle + span / 2
