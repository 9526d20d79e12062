"""The figures of the chapter on probabilities show the data that they are given."""

from math import log

import pytest
from matplotlib.collections import LineCollection
from matplotlib.patches import StepPatch
from matplotlib.text import Text

from course_lib import plots, wilson_interval


def test_the_curves_and_the_marks_of_the_losses():
    axes = plots.probability_losses([0.01, 0.4], "ru").axes[0]
    logarithm, square, *marks = axes.get_lines()
    for p, loss in logarithm.get_xydata()[::100]:
        assert loss == pytest.approx(-log(p))
    for p, loss in square.get_xydata()[::100]:
        assert loss == pytest.approx((1 - p) ** 2)
    assert [tuple(mark.get_xydata()[0]) for mark in marks] == [(0.01, -log(0.01)), (0.4, -log(0.4))]
    drawn = [text.get_text() for text in axes.findobj(Text)]
    assert r"$-\ln 0.01\approx4.605$" in drawn
    assert r"$-\ln 0.4\approx0.916$" in drawn
    assert axes.get_ylim()[1] > max(logarithm.get_ydata())


def test_what_the_losses_refuse():
    assert plots.probability_losses([0.005, 1], "ru")
    with pytest.raises(ValueError, match=r"marks holds 0: it must be from 0\.005 to 1"):
        plots.probability_losses([0], "ru")


def test_the_points_of_the_reliability_diagram():
    y_true = [0, 1, 0, 1, 1, 1]
    before = [0.1, 0.1, 0.2, 0.9, 0.8, 0.2]  # an edge belongs to the bin below it
    figure = plots.reliability_diagram(y_true, before, [0.5] * 6, "ru", n_bins=5)
    diagram, sizes = figure.axes
    diagonal, first, second = diagram.get_lines()
    assert diagonal.get_xydata().tolist() == [[0, 0], [1, 1]]
    assert first.get_xdata() == pytest.approx([0.15, 0.8, 0.9])
    assert first.get_ydata() == pytest.approx([0.5, 1, 1])
    assert second.get_xydata().tolist() == [[0.5, pytest.approx(4 / 6)]]
    bars = [bar.get_segments() for bar in diagram.findobj(LineCollection)]
    ends = [[tuple(segment[:, 1]) for segment in segments] for segments in bars]
    assert ends[0] == [pytest.approx(wilson_interval(*part)) for part in [(2, 4), (1, 1), (1, 1)]]
    assert ends[1] == [pytest.approx(wilson_interval(4, 6))]
    counts = [step.get_data().values.tolist() for step in sizes.findobj(StepPatch)]
    assert counts == [[4, 0, 0, 1, 1], [0, 0, 6, 0, 0]]
    assert sizes.get_ylim()[1] > 6


def test_what_the_diagram_refuses():
    with pytest.raises(ValueError, match="y_prob"):
        plots.reliability_diagram([0, 1], [0.5, 1.2], [0.5, 0.5], "ru")
    with pytest.raises(ValueError, match="n_bins"):
        plots.reliability_diagram([0, 1], [0.5, 0.2], [0.5, 0.5], "ru", n_bins=0)
