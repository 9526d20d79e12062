"""The figure of the chapter on many classes: true to the data."""

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text

from course_lib import plots

# Three objects of class a, two of them taken for b; one of class b, taken for what it is.
Y_TRUE, Y_PRED = ["a", "a", "a", "b"], ["a", "b", "b", "b"]


def words(axes) -> list[str]:
    FigureCanvasAgg(axes.figure).draw()
    return [text.get_text() for text in axes.texts]


def alphas(axes) -> list[float]:
    return [patch.get_alpha() for patch in axes.patches if patch.get_gid() == "cell"]


def test_the_shares_of_rows_and_of_columns():
    rows, columns = plots.confusion_by_rows_and_columns(Y_TRUE, Y_PRED, "ru").axes
    assert words(rows) == ["0.333", "1/3", "0.667", "2/3", "0.000", "0/1", "1.000", "1/1"]
    assert words(columns) == ["1.000", "1/1", "0.667", "2/3", "0.000", "0/1", "0.333", "1/3"]
    assert alphas(rows) == pytest.approx([0.2, 0.4, 0, 0.6])
    assert alphas(columns) == pytest.approx([0.6, 0.4, 0, 0.2])


def test_the_cells_stand_at_their_classes():
    rows, _ = plots.confusion_by_rows_and_columns(Y_TRUE, Y_PRED, "uk", classes="ba").axes
    assert [tick.get_text() for tick in rows.get_yticklabels()] == ["b", "a"]
    assert words(rows)[:2] == ["1.000", "1/1"]
    place = {text.get_text(): text.get_position() for text in rows.findobj(Text)}
    assert place["2/3"] == (0.5, 1.72)
    assert rows.yaxis_inverted()


def test_a_half_is_rounded_up_and_an_empty_class_has_no_share():
    rows, columns = plots.confusion_by_rows_and_columns(
        [0] * 16, [0] * 15 + [1], "vi", classes=[0, 1, 2]
    ).axes
    assert words(rows)[:4] == ["0.938", "15/16", "0.063", "1/16"]
    assert words(rows)[-2:] == words(columns)[-2:] == ["—", "0/0"]


def test_too_few_and_too_many_classes():
    for number in (1, 5):
        with pytest.raises(ValueError, match=f"there are {number} classes: 2 to 4 can be drawn"):
            plots.confusion_by_rows_and_columns(range(number), range(number), "ru")
    with pytest.raises(ValueError, match="y_pred"):
        plots.confusion_by_rows_and_columns([0, 1], [0], "ru")
