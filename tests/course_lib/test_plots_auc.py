"""The figures of the chapter on AUC: what they draw is what the metrics say."""

from fractions import Fraction

import numpy as np
import pytest
from matplotlib.collections import PolyCollection
from matplotlib.colors import to_hex
from matplotlib.patches import Rectangle
from matplotlib.text import Text

from course_lib import data, exact, gaussian, plots

WON, TIED = "#0072b2", "#e69f00"
LEVELS = [3, 3, 3, 2, 2, 2, 1, 1]
COARSE = data.eight.y_true, LEVELS
MANY_TIES = [1, 1, 0, 1, 0, 0, 1], [2, 2, 2, 1, 1, 1, 0]
CLASSIFIERS = {"C": (1.6, 0.75), "D": (3.05, 2.4)}


def words(figure) -> list[str]:
    return [text.get_text() for text in figure.findobj(Text)]


def cells(figure, colour: str) -> list[tuple[float, float]]:
    """The lower left corners of the cells filled with a colour."""
    patches = [patch for patch in figure.axes[0].patches if patch.get_fill()]
    return [patch.get_xy() for patch in patches if to_hex(patch.get_facecolor()) == colour]


@pytest.mark.parametrize(
    "example",
    [data.five, data.six, data.eight, data.ten, data.tied, data.bottom, COARSE, MANY_TIES],
)
def test_the_filled_cells_are_auc(example):
    figure = plots.ordered_pairs(*example, "ru")
    positives = sum(example[0])
    pairs = positives * (len(example[0]) - positives)
    won, drawn = cells(figure, WON), cells(figure, TIED)
    assert len(won) + Fraction(len(drawn), 2) == exact.roc_auc(*example) * pairs
    assert len(set(won + drawn)) == len(won) + len(drawn)
    assert sum(not patch.get_fill() for patch in figure.axes[0].patches) == pairs
    [curve] = figure.axes[0].get_lines()
    x, y = curve.get_xydata().T
    assert float(np.trapezoid(y, x)) == pytest.approx(float(exact.roc_auc(*example) * pairs))


def test_without_ties_the_cells_lie_under_the_curve():
    figure = plots.ordered_pairs(*data.eight, "ru")
    expected = {(x, y) for x, height in enumerate([2, 3, 4, 4]) for y in range(height)}
    assert set(cells(figure, WON)) == expected
    assert not cells(figure, TIED)
    [curve] = figure.axes[0].get_lines()
    assert [tuple(point) for point in curve.get_xydata()][:4] == [(0, 0), (0, 1), (0, 2), (1, 2)]


def test_the_scores_and_the_area_are_written():
    figure = plots.ordered_pairs(*data.eight, "ru")
    [axes] = figure.axes
    assert [text.get_text() for text in axes.get_xticklabels()] == ["0.7", "0.4", "0.2", "0.1"]
    assert [text.get_text() for text in axes.get_yticklabels()] == ["0.9", "0.8", "0.6", "0.3"]
    assert r"$\mathrm{AUC}=\frac{13}{16}=0.8125$" in words(figure)
    assert r"$\mathrm{AUC}=\frac{6}{9}\approx0.6667$" in words(plots.ordered_pairs(*data.six, "uk"))
    assert r"$\mathrm{AUC}=\frac{0.5}{2}=0.2500$" in words(plots.ordered_pairs(*data.tied, "vi"))


def test_too_many_objects_or_a_class_too_few():
    with pytest.raises(ValueError, match="a class has more than the 10 objects"):
        plots.ordered_pairs([1] * 11 + [0], list(range(12)), "ru")
    with pytest.raises(ValueError, match="y_true has no negative label"):
        plots.ordered_pairs([1, 1], [1, 2], "ru")


def test_the_densities_are_those_of_the_scores():
    left, _ = plots.score_densities(CLASSIFIERS, "ru").axes
    curves = [line.get_xydata() for line in left.get_lines()]
    for curve, (mean, sd) in zip(curves, [(0, 1), *CLASSIFIERS.values()], strict=True):
        x, y = curve.T
        assert x[y.argmax()] == pytest.approx(mean, abs=0.03)
        assert np.trapezoid(y, x) == pytest.approx(1, abs=0.002)
        assert np.trapezoid(y * (x - mean) ** 2, x) == pytest.approx(sd**2, rel=0.03)
    assert len(left.findobj(PolyCollection)) == 3


def test_the_roc_curves_and_the_band():
    figure = plots.score_densities(CLASSIFIERS, "ru", max_fpr=0.1)
    right = figure.axes[1]
    curves = [line.get_xydata() for line in right.get_lines() if len(line.get_xdata()) > 2]
    for curve, scores in zip(curves, CLASSIFIERS.values(), strict=True):
        x, y = curve.T
        assert np.trapezoid(y, x) == pytest.approx(gaussian.auc(*scores), abs=1e-3)
    assert {r"C: AUC $\approx$ 0.900", r"D: AUC $\approx$ 0.880"} <= set(words(figure))
    [band] = [patch for patch in right.patches if isinstance(patch, Rectangle)]
    assert (band.get_x(), band.get_width()) == (0, 0.1)
    assert not plots.score_densities(CLASSIFIERS, "ru").axes[1].patches


def test_what_the_densities_refuse():
    with pytest.raises(ValueError, match="classifiers has 1 entries"):
        plots.score_densities({"C": (1.6, 0.75)}, "ru")
    with pytest.raises(ValueError, match="max_fpr"):
        plots.score_densities(CLASSIFIERS, "ru", max_fpr=0)
    with pytest.raises(ValueError, match="max_fpr"):
        plots.score_densities(CLASSIFIERS, "ru", max_fpr=1.1)
