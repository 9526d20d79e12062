"""The figures of the chapter on uncertainty show the data that they are given."""

import numpy as np
import pytest
from matplotlib.patches import Rectangle

from course_lib import average_precision, bootstrap, plots, roc_auc
from course_lib.simulation import gaussian_scores

SAMPLE = gaussian_scores(40, 160, mean=1.0)
RESULTS = {
    "AUC": bootstrap(roc_auc, *SAMPLE, n_resamples=300),
    "AP": bootstrap(average_precision, *SAMPLE, n_resamples=300),
}
POPULATION = {"AUC": 0.76, "AP": 0.5}


@pytest.fixture(scope="module")
def distributions():
    return plots.bootstrap_distributions(RESULTS, POPULATION, "ru")


def test_every_replicate_is_in_a_bar(distributions):
    for axes, result in zip(distributions.axes, RESULTS.values(), strict=True):
        band, *bars = [patch for patch in axes.patches if isinstance(patch, Rectangle)]
        edges = [bar.get_x() for bar in bars] + [bars[-1].get_x() + bars[-1].get_width()]
        counts, _ = np.histogram(result.replicates, edges)
        assert [bar.get_height() for bar in bars] == pytest.approx(list(counts))
        assert sum(counts) == 300
        assert max(counts) < axes.get_ylim()[1]
        assert band.get_x() == pytest.approx(result.low)
        assert band.get_x() + band.get_width() == pytest.approx(result.high)


def test_the_lines_are_the_sample_and_the_population(distributions):
    for axes, (metric, result) in zip(distributions.axes, RESULTS.items(), strict=True):
        sample, population = axes.get_lines()
        assert (sample.get_xdata()[0], sample.get_linestyle()) == (result.estimate, "-")
        assert (population.get_xdata()[0], population.get_linestyle()) == (POPULATION[metric], ":")
        title = f"{result.estimate:.3f} [{result.low:.3f}, {result.high:.3f}]"
        assert axes.get_title() == rf"{metric} $\approx$ {title}"


def test_widths_compare(distributions):
    spans = [np.ptp(axes.get_xlim()) for axes in distributions.axes]
    assert spans[0] == pytest.approx(spans[1])
    assert distributions.axes[0].get_ylim() == distributions.axes[1].get_ylim()


def test_what_the_distributions_refuse():
    with pytest.raises(ValueError, match="results has 1 metrics: two are drawn"):
        plots.bootstrap_distributions({"AUC": RESULTS["AUC"]}, POPULATION, "ru")
    with pytest.raises(ValueError, match="population has no value of AP"):
        plots.bootstrap_distributions(RESULTS, {"AUC": 0.76}, "ru")


def test_an_interval_that_misses_is_marked():
    intervals = [(0.6, 0.8), (0.75, 0.9), (0.5, 0.65), (0.7, 0.7)]
    axes = plots.repeated_intervals(intervals, 0.7, "ru").axes[0]
    *strokes, line = axes.get_lines()
    assert [tuple(stroke.get_xdata()) for stroke in strokes] == intervals
    assert [stroke.get_ydata()[0] for stroke in strokes] == [0, 1, 2, 3]
    assert axes.yaxis_inverted()
    assert line.get_xdata()[0] == 0.7
    holding, missing, *others = [stroke.get_color() for stroke in strokes]
    assert holding != missing
    assert others == [missing, holding]
    assert strokes[1].get_linewidth() > strokes[0].get_linewidth()


def test_what_the_intervals_refuse():
    with pytest.raises(ValueError, match="intervals is empty"):
        plots.repeated_intervals([], 0.7, "ru")
    with pytest.raises(ValueError, match="low must not be above high"):
        plots.repeated_intervals([(0.8, 0.6)], 0.7, "ru")
