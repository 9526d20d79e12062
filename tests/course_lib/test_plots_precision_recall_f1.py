"""The figure of precision, recall and F₁ is true to the metrics."""

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text

from course_lib import exact, plots
from course_lib.data import decisions


def drawn(recall, precisions):
    figure = plots.means_of_precision_and_recall(recall, precisions, "ru")
    lines = figure.axes[0].get_lines()
    return figure, {line.get_label(): line for line in lines if len(line.get_xdata()) > 2}


@pytest.mark.parametrize(("found", "missed"), [(4, 0), (4, 1), (4, 12)])
def test_the_curves_are_the_metrics(found, missed):
    _, curves = drawn(found / (found + missed), [])
    for false_alarms in [0, 1, 4, 16, 36]:
        counts = decisions(tp=found, fp=false_alarms, fn=missed)
        precision, recall = float(exact.precision(*counts)), float(exact.recall(*counts))
        [place] = [
            i
            for i, rate in enumerate(curves["меньшее из двух"].get_xdata())
            if rate == pytest.approx(precision)
        ]
        heights = {name: line.get_ydata()[place] for name, line in curves.items()}
        assert heights == pytest.approx(
            {
                "среднее арифметическое": (precision + recall) / 2,
                "F1 (среднее гармоническое)": float(exact.f1(*counts)),
                "меньшее из двух": min(precision, recall),
            }
        )


def test_no_precision_no_f1():
    _, curves = drawn(0.8, [])
    assert [line.get_ydata()[0] for line in curves.values()] == [0.4, 0, 0]


def test_the_marked_values():
    figure, _ = drawn(1, [0.1, 0.5])
    FigureCanvasAgg(figure).draw()
    words = [text.get_text() for text in figure.findobj(Text)]
    assert [word for word in words if len(word) == 5] == ["0.550", "0.182", "0.750", "0.667"]
    points = [
        tuple(line.get_xydata()[0])
        for line in figure.axes[0].get_lines()
        if line.get_marker() == "o"
    ]
    expected = [(0.1, 0.55), (0.1, 2 / 11), (0.5, 0.75), (0.5, 2 / 3)]
    assert points == [pytest.approx(point) for point in expected]


def test_rates_that_are_none():
    for recall in [0, 1.01, -0.5, float("nan")]:
        with pytest.raises(ValueError, match=r"recall is .*: it must be above 0 and at most 1"):
            plots.means_of_precision_and_recall(recall, [], "ru")
    with pytest.raises(ValueError, match="a precision is 0: it must be above 0 and at most 1"):
        plots.means_of_precision_and_recall(1, [0.5, 0], "ru")
