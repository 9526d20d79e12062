"""The figures of the chapter on thresholds: true to the data."""

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text

from course_lib import data, exact, plots


def words(figure) -> list[str]:
    FigureCanvasAgg(figure).draw()
    return [text.get_text() for text in figure.findobj(Text) if text.get_text()]


def value_at(line, threshold: float) -> float:
    """The height of a step curve at a threshold: that of the next point to the right."""
    x, y = line.get_data()
    return y[np.searchsorted(x, threshold)]


@pytest.mark.parametrize("example", [data.ten, data.held_out, data.tied])
def test_the_steps_are_precision_and_recall(example):
    figure = plots.precision_and_recall_by_threshold(*example, [], "ru")
    precision, recall = figure.axes[0].get_lines()
    assert precision.get_drawstyle() == recall.get_drawstyle() == "steps-pre"
    assert (precision.get_label(), recall.get_label()) == ("Точность", "Полнота")
    for score in set(example.y_score):
        for threshold in (score, score - 0.01):
            expected = exact.precision(*example, threshold)
            assert value_at(precision, threshold) == pytest.approx(float(expected))
            expected = exact.recall(*example, threshold)
            assert value_at(recall, threshold) == pytest.approx(float(expected))
    assert precision.get_xdata()[-1] == max(example.y_score)
    assert value_at(recall, max(example.y_score) + 0.01) == 0


def test_the_thresholds_are_marked():
    figure = plots.precision_and_recall_by_threshold(*data.ten, [0.2, 0.55], "vi")
    marks = [line.get_xdata() for line in figure.axes[0].get_lines()[2:]]
    assert marks == [[0.2, 0.2], [0.55, 0.55]]
    assert {"0.2", "0.55", "Ngưỡng"} <= set(words(figure))


def test_only_thresholds_from_0_to_1():
    with pytest.raises(ValueError, match="y_score has a value outside"):
        plots.precision_and_recall_by_threshold([1, 0], [2, 1], [], "ru")
    with pytest.raises(ValueError, match="thresholds has a value outside"):
        plots.precision_and_recall_by_threshold(*data.ten, [1.5], "ru")


PRICES = [(1, 1), (1, 10), (5, 500)]


def test_the_costs_are_those_of_uniform_probabilities():
    lines = plots.cost_by_threshold(PRICES, "ru").axes[0].get_lines()
    curves = [line for line in lines if len(line.get_xdata()) > 2]
    points = [line for line in lines if line.get_marker() == "o"]
    eta = (np.arange(10_000) + 0.5) / 10_000
    for (cost_fp, cost_fn), curve, point in zip(PRICES, curves, points, strict=True):
        for t, cost in zip(*curve.get_data(), strict=True):
            paid = np.where(eta >= t, cost_fp * (1 - eta), cost_fn * eta).mean()
            assert cost == pytest.approx(paid / (cost_fp + cost_fn), abs=1e-4)
        [t], [least] = point.get_data()
        assert t == pytest.approx(cost_fp / (cost_fp + cost_fn))
        assert least <= min(curve.get_ydata())
        assert least == pytest.approx(min(curve.get_ydata()), abs=1e-5)


def test_the_prices_are_written_apart():
    figure = plots.cost_by_threshold(PRICES, "uk")
    drawn = words(figure)
    for text in ("1 : 1", "1 : 10", "5 : 500"):
        assert sum(word.startswith(f"{text},") for word in drawn) == 1
    assert sum(r"\frac{1}{101}" in word for word in drawn) == 1
    heights = sorted(text.get_position()[1] for text in figure.axes[0].texts)
    assert min(np.diff(heights)) > 0.05


def test_prices_that_are_refused():
    for prices in ([], [(1, 1)] * 5):
        with pytest.raises(ValueError, match=f"prices has {len(prices)} pairs: from 1 to 4 fit"):
            plots.cost_by_threshold(prices, "ru")
    with pytest.raises(ValueError, match="a miss must cost more"):
        plots.cost_by_threshold([(1, 0)], "ru")
