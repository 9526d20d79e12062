"""The figures: true to the data, legible in every language, the same on every run."""

import json
import runpy
from itertools import combinations
from pathlib import Path

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import PolyCollection
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from course_lib import data, exact, gaussian, plots
from course_lib.plots.labels import CATALOGUES, LANGUAGES, labels

# Every figure of the book, by chapter: a folder, so that each chapter adds its own file.
FIGURES = {
    name: draw
    for path in sorted(Path(__file__).with_name("figures").glob("*.py"))
    for name, draw in runpy.run_path(str(path))["FIGURES"].items()
}
CLASSIFIERS = {"A": (1.5, 1.0), "B": (1.5, 2.0)}
every_figure = pytest.mark.parametrize("draw", FIGURES.values(), ids=FIGURES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(figure) -> list[Text]:
    FigureCanvasAgg(figure).draw()
    return [text for text in figure.findobj(Text) if text.get_visible() and text.get_text()]


def words(figure) -> list[str]:
    return [text.get_text() for text in texts(figure)]


def test_every_label_is_in_every_language_and_in_one_catalogue():
    catalogues = [json.loads(path.read_text("utf-8")) for path in CATALOGUES]
    names = [name for catalogue in catalogues for name in catalogue]
    assert len(names) == len(set(names))
    for catalogue in catalogues:
        for name, word in catalogue.items():
            assert list(word) == LANGUAGES, name
            assert all(text.strip() for text in word.values()), name


@every_language
def test_every_label_is_drawn_in_its_language(language):
    drawn = {word for draw in FIGURES.values() for word in words(draw(language))}
    assert set(labels(language).values()) <= drawn


@every_figure
def test_a_language_without_labels_is_refused(draw):
    with pytest.raises(ValueError, match="language is 'en': there are labels in ru, uk, vi"):
        draw("en")


def extent(text: Text) -> Bbox:
    """The box of a text, a little smaller than it is drawn; of a slanted one its middle."""
    box = text.get_window_extent()
    slanted = text.get_rotation() % 90 != 0
    return box.expanded(0.3, 0.3) if slanted else box.expanded(0.98, 0.9)


@every_figure
@every_language
def test_texts_lie_inside_the_sheet_and_apart(draw, language):
    figure = draw(language)
    boxes = {text: extent(text) for text in texts(figure)}
    sheet = figure.bbox
    for text, box in boxes.items():
        assert sheet.x0 <= box.x0, text
        assert box.x1 <= sheet.x1, text
        assert sheet.y0 <= box.y0, text
        assert box.y1 <= sheet.y1, text
    for (one, box), (other, another) in combinations(boxes.items(), 2):
        assert not box.overlaps(another), f"{one.get_text()!r} and {other.get_text()!r}"


@every_figure
def test_the_drawing_is_the_same_every_time(draw):
    drawing = draw("vi")._repr_svg_()
    assert drawing.startswith("<?xml")
    assert drawing == draw("vi")._repr_svg_()


@pytest.mark.parametrize("example", [data.five, data.tied, data.bottom, data.eight, data.ten])
def test_the_shelves_add_up_to_average_precision(example):
    figure = plots.average_precision_shelves(*example, "ru")
    boxes = [shelf.get_paths()[0].get_extents() for shelf in figure.axes[0].findobj(PolyCollection)]
    assert sum(box.width * box.height for box in boxes) == pytest.approx(
        float(exact.average_precision(*example)), rel=1e-12
    )
    edges = [0.0, *(box.x1 for box in boxes)]
    assert edges[:-1] == pytest.approx([box.x0 for box in boxes])
    assert edges[-1] == 1


def test_the_shelves_bear_their_areas():
    drawn = words(plots.average_precision_shelves(*data.five, "uk"))
    assert r"$\frac{1}{3}\cdot1=\frac{1}{3}$" in drawn
    assert r"$\frac{1}{3}\cdot\frac{2}{3}=\frac{2}{9}$" in drawn
    assert r"$\frac{1}{3}\cdot\frac{3}{5}=\frac{1}{5}$" in drawn
    total = r"\frac{1}{3}+\frac{2}{9}+\frac{1}{5}=\frac{34}{45}\approx0.7556"
    assert rf"$\mathrm{{AP}}={total}$" in drawn
    points = plots.average_precision_shelves(*data.five, "uk").axes[0].get_lines()
    marks = [tuple(line.get_xydata()[0]) for line in points if line.get_marker() == "o"]
    assert marks == [(1 / 3, 1), (2 / 3, 2 / 3), (1, 3 / 5)]


def test_a_single_shelf_and_an_exact_value():
    drawn = words(plots.average_precision_shelves([1, 0, 0, 1], [7, 7, 7, 7], "ru"))
    assert r"$\mathrm{AP}=\frac{1}{2}=0.5000$" in drawn


def test_too_many_shelves():
    y_true, y_score = [1] * 8, list(range(8))
    assert len(words(plots.average_precision_shelves(y_true, y_score, "ru"))) > 8
    with pytest.raises(ValueError, match="y_true and y_score make 9 shelves: 8 can be labelled"):
        plots.average_precision_shelves([1] * 9, list(range(9)), "ru")
    with pytest.raises(ValueError, match="y_true has no positive label"):
        plots.average_precision_shelves([0], [1], "ru")


def test_the_curves_of_the_prevalences():
    figure = plots.precision_recall_at_prevalences(1.5, [0.01, 0.5], "ru")
    half = gaussian.average_precision(0.5, 1.5)
    assert rf"$\pi=0.5,\ \mathrm{{AP}}\approx{half:.3f}$" in words(figure)
    curves = [line for line in figure.axes[0].get_lines() if len(line.get_xdata()) > 2]
    assert [line.get_ydata()[-1] for line in curves] == pytest.approx([0.5, 0.01])
    with pytest.raises(ValueError, match="prevalences has 0 values"):
        plots.precision_recall_at_prevalences(1.5, [], "ru")


def test_the_areas_of_the_two_classifiers():
    drawn = words(plots.two_classifiers(CLASSIFIERS, 0.05, "ru"))
    for text in (
        r"A: AUC $\approx$ 0.856",
        r"B: AUC $\approx$ 0.749",
        r"A: AP $\approx$ 0.335",
        r"B: AP $\approx$ 0.435",
    ):
        assert text in drawn
    assert drawn.count("A") == drawn.count("B") == 2
    with pytest.raises(ValueError, match="classifiers has 1 entries"):
        plots.two_classifiers({"A": (1.5, 1.0)}, 0.05, "ru")
