"""The figure of accuracy and balanced accuracy by prevalence: true to the metrics."""

from itertools import pairwise

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text

from course_lib import accuracy, balanced_accuracy, majority_baseline, plots
from course_lib.data import decisions

# Recall 0.8 and specificity 0.7 at prevalences 0.1, 0.5 and 0.9.
SAMPLES = {
    0.1: decisions(tp=8, fn=2, fp=27, tn=63),
    0.5: decisions(tp=40, fn=10, fp=15, tn=35),
    0.9: decisions(tp=72, fn=18, fp=3, tn=7),
}


def at(line, prevalence: float) -> float:
    """The height of a line of straight pieces, drawn from left to right."""
    points = line.get_xydata()
    for (x0, y0), (x1, y1) in pairwise(points):
        if x0 <= prevalence <= x1:
            return y0 + (y1 - y0) * (prevalence - x0) / (x1 - x0)
    raise AssertionError(f"no line at {prevalence}")


def lines(figure) -> list:
    return [line for line in figure.axes[0].get_lines() if line.get_marker() == "None"]


@pytest.mark.parametrize("share", SAMPLES)
def test_the_lines_go_through_the_metrics_of_samples(share):
    baseline, plain, balanced = lines(plots.accuracy_by_prevalence(0.8, 0.7, "ru"))
    assert at(plain, share) == pytest.approx(accuracy(*SAMPLES[share]))
    assert at(balanced, share) == pytest.approx(balanced_accuracy(*SAMPLES[share]))
    assert at(baseline, share) == pytest.approx(majority_baseline(SAMPLES[share].y_true))


def test_the_legend_names_each_line():
    figure = plots.accuracy_by_prevalence(0.8, 0.7, "uk")
    entries = [text.get_text() for text in figure.axes[0].get_legend().get_texts()]
    assert entries == [line.get_label() for line in lines(figure)]
    assert entries[1] == "частка правильних відповідей"
    assert entries[2] == "збалансована частка правильних відповідей"


def test_the_dots_are_where_accuracy_meets_the_baseline():
    figure = plots.accuracy_by_prevalence(0.8, 0.7, "vi")
    dots = [line.get_xydata()[0] for line in figure.axes[0].get_lines() if line.get_marker() == "o"]
    assert [x for x, _ in dots] == pytest.approx([3 / 11, 7 / 9])
    baseline, plain, _ = lines(figure)
    for x, y in dots:
        assert y == pytest.approx(at(baseline, x))
        assert y == pytest.approx(at(plain, x))
    FigureCanvasAgg(figure).draw()
    words = [text.get_text() for text in figure.findobj(Text)]
    assert r"$\pi\approx0.27$" in words
    assert r"$\pi\approx0.78$" in words


@pytest.mark.parametrize("rates", [(0.4, 0.7), (0.7, 1.1), (0.5, 0.5), (float("nan"), 0.9)])
def test_rates_that_the_figure_does_not_hold(rates):
    with pytest.raises(ValueError, match=r"they must be from 0\.5 to 1, and not both 0\.5"):
        plots.accuracy_by_prevalence(*rates, "ru")
