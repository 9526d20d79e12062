"""The four outcomes, drawn: areas are shares, and every object has its square."""

import pytest
from matplotlib.collections import LineCollection
from matplotlib.colors import to_hex
from matplotlib.patches import Rectangle
from matplotlib.text import Text

from course_lib import data, exact, plots
from course_lib.plots.outcomes import FILLS

NAMES = {fill.lower(): name for name, fill in FILLS.items()}


def rectangles(figure) -> list[tuple[str, Rectangle]]:
    """The coloured rectangles with the outcome that their colour stands for."""
    patches = figure.axes[0].patches
    return [(NAMES[to_hex(patch.get_facecolor())], patch) for patch in patches]


def counts(decisions) -> dict[str, int]:
    found = exact.confusion_counts(*decisions)
    return {name.upper(): count for name, count in found._asdict().items()}


@pytest.mark.parametrize("decisions", [data.payments, data.one_in_ten, data.hidden_specificity])
def test_the_areas_are_the_shares_of_the_cells(decisions):
    figure = plots.confusion_areas(*decisions, "ru")
    drawn = {name: patch.get_width() * patch.get_height() for name, patch in rectangles(figure)}
    expected = counts(decisions)
    total = sum(expected.values())
    assert drawn == pytest.approx({name: count / total for name, count in expected.items()})


def test_the_sides_are_prevalence_and_rates():
    found = dict(rectangles(plots.confusion_areas(*data.payments, "ru")))
    assert found["TP"].get_width() == pytest.approx(float(exact.recall(*data.payments)))
    assert found["FP"].get_width() == pytest.approx(
        float(exact.false_positive_rate(*data.payments))
    )
    assert found["FN"].get_height() == pytest.approx(float(exact.prevalence(data.payments.y_true)))
    assert found["TP"].get_xy() == pytest.approx((0, 0.8))
    assert found["TN"].get_xy() == pytest.approx((0.1, 0))


def test_every_area_bears_its_name_and_count():
    figure = plots.confusion_areas(*data.payments, "ru")
    drawn = {text.get_text(): text.get_position() for text in figure.findobj(Text)}
    for name, patch in rectangles(figure):
        x, y = drawn[f"{name}\n{counts(data.payments)[name]}"]
        assert patch.get_x() < x < patch.get_x() + patch.get_width()
        assert patch.get_y() < y < patch.get_y() + patch.get_height()


@pytest.mark.parametrize(
    ("decisions", "name"),
    [(data.screening, "TP"), (data.no_alarm, "TP"), (data.errors, "TP"), (([1], [1]), "FN")],
)
def test_an_area_without_room_for_its_label(decisions, name):
    with pytest.raises(ValueError, match=f"the cell {name} has no room for its label"):
        plots.confusion_areas(*decisions, "ru")


@pytest.mark.parametrize("decisions", [data.screening, data.payments, ([0, 0, 0], [0, 1, 0])])
def test_every_object_has_one_square(decisions):
    figure = plots.crowd(*decisions, "ru")
    taken, squares = dict.fromkeys(FILLS, 0), set()
    for name, patch in rectangles(figure):
        (x, y), width = patch.get_xy(), int(patch.get_width())
        taken[name] += width
        squares |= {(x + step, y) for step in range(width)}
        assert patch.get_height() == 1
    assert taken == counts(decisions)
    assert len(squares) == sum(taken.values())
    [positives, negatives] = [
        {patch.get_y() for name, patch in rectangles(figure) if name in names}
        for names in ({"TP", "FN"}, {"FP", "TN"})
    ]
    assert not positives or max(positives) + 1 < min(negatives)


def test_the_crowd_is_about_square_and_counted():
    figure = plots.crowd(*data.screening, "ru")
    assert figure.axes[0].get_xlim() == (0, 100)
    assert figure.axes[0].get_ylim() == (102, 0)
    drawn = [text.get_text() for text in figure.findobj(Text)]
    for count in counts(data.screening).values():
        assert str(count) in drawn
    lines = figure.findobj(LineCollection)
    assert [len(grid.get_segments()) for grid in lines] == [2 + 101, 100 + 101]


def test_too_large_a_crowd():
    with pytest.raises(ValueError, match="10001 objects: 10000 squares can be told apart"):
        plots.crowd([0] * 10_001, [0] * 10_001, "ru")
