"""Average precision as an area: one shelf for each gain of recall."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import cycle, pairwise
from math import floor
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes

from course_lib import exact
from course_lib.plots.figure import COLOURS, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

MOST_SHELVES = 8  # more leave no room for their labels
NARROW = 0.2  # a shelf narrower than this has its label upright


class Shelf(NamedTuple):
    """The recall gained at a threshold, from left to right, and the precision there."""

    left: Fraction
    right: Fraction
    height: Fraction

    @property
    def width(self) -> Fraction:
        return self.right - self.left

    @property
    def area(self) -> Fraction:
        return self.width * self.height


def average_precision_shelves(y_true: Iterable, y_score: Iterable, language: str) -> Sheet:
    """The step precision-recall curve of a small data set, as shelves that add up to its AP.

    A shelf is as wide as the recall gained at a threshold and as high as the precision there;
    it bears its area, and the sum of the areas stands above. ValueError: a fault of the data, as
    in `course_lib.exact.average_precision`, more shelves than can be labelled, a language
    without labels.
    """
    words = labels(language)
    shelves = _shelves(y_true, y_score)
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.6)
        unit_square(axes, words["recall"], words["precision"])
        axes.set_xticks(
            [0.0, *(float(shelf.right) for shelf in shelves)],
            ["0", *(f"${_fraction(shelf.right)}$" for shelf in shelves)],
        )
        axes.tick_params("x", labelsize=14)
        axes.set_title(_sum(shelves), fontsize=15, loc="left", pad=12)
        for shelf, colour in zip(shelves, cycle(COLOURS), strict=False):
            _draw(axes, shelf, colour)
        edges = [(x, shelf.height) for shelf in shelves for x in (shelf.left, shelf.right)]
        axes.plot(*zip(*edges, strict=True), color=INK, zorder=3)
    return figure


def _shelves(y_true: Iterable, y_score: Iterable) -> list[Shelf]:
    precision, recall, _ = exact.precision_recall_curve(y_true, y_score)
    points = list(zip(recall, precision, strict=True))[::-1]
    shelves = [
        Shelf(left, right, height)
        for (left, _), (right, height) in pairwise(points)
        if right > left
    ]
    if len(shelves) > MOST_SHELVES:
        raise ValueError(
            f"y_true and y_score make {len(shelves)} shelves: {MOST_SHELVES} can be labelled"
        )
    return shelves


def _draw(axes: Axes, shelf: Shelf, colour: str) -> None:
    left, right, height = map(float, shelf)
    axes.fill_between([left, right], height, color=colour, alpha=0.3, linewidth=0)
    axes.plot(right, height, "o", color=colour, markeredgecolor=INK, clip_on=False, zorder=4)
    upright = shelf.width < NARROW
    inside = height > (0.45 if upright else 0.15)
    axes.text(
        (left + right) / 2,
        height / 2 if inside else height + 0.03,
        rf"${_fraction(shelf.width)}\cdot{_fraction(shelf.height)}={_fraction(shelf.area)}$",
        fontsize=15,
        rotation=90 if upright else 0,
        ha="center",
        va="center" if inside else "bottom",
    )


def _sum(shelves: list[Shelf]) -> str:
    """AP as the sum of the areas, as a fraction and to four decimals."""
    total = sum(shelf.area for shelf in shelves)
    sides = [r"\mathrm{AP}", "+".join(_fraction(shelf.area) for shelf in shelves)]
    if len(shelves) > 1:
        sides.append(_fraction(total))
    rounded = Fraction(floor(total * 10_000 + Fraction(1, 2)), 10_000)
    relation = "=" if rounded == total else r"\approx"
    return f"${'='.join(sides)}{relation}{float(rounded):.4f}$"


def _fraction(value: Fraction) -> str:
    """The fraction in TeX."""
    if value.denominator == 1:
        return str(value)
    return rf"\frac{{{value.numerator}}}{{{value.denominator}}}"
