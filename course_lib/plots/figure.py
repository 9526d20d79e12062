"""The sheet that the figures are drawn on: their size, their colours, and how they are saved."""

from io import StringIO

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, FuncFormatter

# Okabe and Ito's palette, which colour-blind readers can tell apart; its yellow is too pale here.
COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00"]
INK = "#222222"
FAINT = "#666666"

# Where a curve is drawn: close together near 0, where precision-recall curves are steep.
RATES = np.linspace(0.001, 1, 1000) ** 3

# A figure lies on a white card, in light and dark themes alike.
STYLE = {
    "font.family": "DejaVu Sans",  # comes with matplotlib; holds Cyrillic and Vietnamese
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "lines.linewidth": 2,
    "lines.solid_capstyle": "round",
}

DOTTED = {"linestyle": ":", "linewidth": 1.3}


class Sheet(Figure):
    """A figure that a notebook shows as SVG, the same file every time."""

    def _repr_svg_(self) -> str:
        drawing = StringIO()
        with mpl.rc_context({"svg.hashsalt": "course_lib", "svg.fonttype": "path"}):
            self.savefig(drawing, format="svg", metadata={"Date": None, "Creator": None})
        return drawing.getvalue()


def sheet(width: float, height: float, columns: int = 1) -> tuple[Sheet, list[Axes]]:
    """An empty sheet, inches wide and high, with its axes side by side."""
    figure = Sheet(figsize=(width, height), layout="constrained", facecolor="white")
    return figure, list(figure.subplots(1, columns, squeeze=False)[0])


def unit_square(axes: Axes, x_label: str, y_label: str) -> None:
    """Axes of two rates, each from 0 to 1, written with a decimal point."""
    axes.set(xlim=(0, 1), ylim=(0, 1.03), xlabel=x_label, ylabel=y_label)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(FixedLocator([0, 0.2, 0.4, 0.6, 0.8, 1]))
        axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.1f}"))
