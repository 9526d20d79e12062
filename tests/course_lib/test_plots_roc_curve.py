"""The figures of the chapter on the ROC curve are true to their data."""

import numpy as np
import pytest
from matplotlib.text import Annotation

from course_lib import data, exact, plots
from course_lib.plots.roc_shapes import RANDOM_ORDERS
from course_lib.simulation import gaussian_scores


def lines(figure) -> list:
    return figure.axes[0].get_lines()


def points(line) -> list[tuple[float, float]]:
    return [tuple(map(float, point)) for point in line.get_xydata()]


def curve(example) -> list[tuple[float, float]]:
    fpr, tpr, _ = exact.roc_curve(*example)
    return [(float(x), float(y)) for x, y in zip(fpr, tpr, strict=True)]


def legend(figure) -> list[str]:
    return [text.get_text() for text in figure.axes[0].get_legend().get_texts()]


def test_the_twenty_four_payments_are_the_simulated_ones():
    y_true, x = gaussian_scores(8, 16, mean=1.5, seed=4)
    y_score = np.round(1 / (1 + np.exp(-x)), 2)
    expected = sorted(zip(y_score.tolist(), y_true.tolist(), strict=True), reverse=True)
    assert list(zip(data.twenty_four.y_score, data.twenty_four.y_true, strict=True)) == expected


@pytest.mark.parametrize("example", [data.six, data.eight, data.ten, data.tied])
def test_the_steps_join_the_points_of_the_curve(example):
    figure = plots.roc_steps(*example, "ru")
    steps = [points(line) for line in lines(figure) if line.get_linewidth() == 3]
    expected = curve(example)
    assert [start for start, _ in steps] == expected[:-1]
    assert [end for _, end in steps] == expected[1:]


def test_the_steps_are_coloured_by_class():
    figure = plots.roc_steps(*data.eight, "ru")
    steps = [line for line in lines(figure) if line.get_linewidth() == 3]
    up = steps[0].get_color()
    assert [int(line.get_color() == up) for line in steps] == data.eight.y_true
    assert legend(figure) == ["вверх: положительные объекты", "вправо: отрицательные объекты"]
    slanted = plots.roc_steps(*data.tied, "ru")
    assert legend(slanted) == ["наискосок: блок из обоих классов", "вверх: положительные объекты"]


def test_the_points_bear_their_thresholds():
    notes = plots.roc_steps(*data.six, "ru").axes[0].findobj(Annotation)
    drawn = {tuple(map(float, note.xy)): note.get_text() for note in notes}
    thresholds = [r"$\infty$", "0.9", "0.7", "0.6", "0.5", "0.4", "0.2"]
    assert drawn == dict(zip(curve(data.six), thresholds, strict=True))


def test_too_many_steps():
    with pytest.raises(ValueError, match="y_true and y_score make 21 steps: 10 can be labelled"):
        plots.roc_steps(*data.twenty_four, "ru")


def test_the_shapes():
    figure = plots.roc_shapes(*data.twenty_four, "ru")
    drawn = {line.get_label(): points(line) for line in lines(figure)}
    assert drawn["идеальное ранжирование"] == [(0, 0), (0, 1), (1, 1)]
    model = curve(data.twenty_four)
    assert drawn["модель"] == model
    turned = [(1 - x, 1 - y) for x, y in model[::-1]]
    assert drawn["модель с обратным знаком оценок"] == turned
    assert drawn["случайное угадывание"] == [(0, 0), (1, 1)]


def test_the_random_orders_differ_and_are_all_steps():
    figure = plots.roc_shapes(*data.twenty_four, "ru")
    orders = [points(line) for line in lines(figure) if line.get_linewidth() == 0.8]
    assert len({tuple(order) for order in orders}) == RANDOM_ORDERS
    for order in orders:
        moves = np.diff(order, axis=0)
        assert sorted(map(tuple, moves.round(9))) == [(0, 1 / 8)] * 8 + [(1 / 16, 0)] * 16
    again = plots.roc_shapes(*data.twenty_four, "ru", seed=1)
    assert points(lines(again)[3]) != points(lines(figure)[3])


def test_the_lines_of_equal_cost_touch_the_hull():
    costs = [(3, 1), (1, 1), (1, 10)]
    figure = plots.roc_iso_costs(*data.twenty_four, costs, "ru")
    roc, hull, *rest = lines(figure)
    assert points(roc) == curve(data.twenty_four)
    assert points(hull) == [(0, 0), (0, 1 / 8), (3 / 16, 7 / 8), (9 / 16, 1), (1, 1)]
    touching, best = rest[::2], [points(mark)[0] for mark in rest[1::2]]
    assert best == points(hull)[1:4]
    for line, point, slope in zip(touching, best, [6, 2, 0.2], strict=True):
        (x0, y0), (x1, y1) = points(line)
        assert (x0, x1) == (0, 1)
        assert y1 - y0 == pytest.approx(slope)
        assert y0 + slope * point[0] == pytest.approx(point[1])
        assert max(y - slope * x for x, y in points(roc)) == pytest.approx(y0)
    assert legend(figure)[2:] == [
        r"$c_{\mathrm{FP}}:c_{\mathrm{FN}}=3:1,\ m=6,\ t=0.96$",
        r"$c_{\mathrm{FP}}:c_{\mathrm{FN}}=1:1,\ m=2,\ t=0.7$",
        r"$c_{\mathrm{FP}}:c_{\mathrm{FN}}=1:10,\ m=0.2,\ t=0.46$",
    ]


def test_the_threshold_of_flagging_nothing_and_the_wrong_number_of_costs():
    figure = plots.roc_iso_costs([0, 1], [2, 1], [(5, 1)], "ru")
    assert legend(figure)[2].endswith(r"t=\infty$")
    with pytest.raises(ValueError, match="costs has 0 pairs: from 1 to 3 fit"):
        plots.roc_iso_costs(*data.six, [], "ru")
    with pytest.raises(ValueError, match="costs has 4 pairs"):
        plots.roc_iso_costs(*data.six, [(1, 1)] * 4, "ru")
