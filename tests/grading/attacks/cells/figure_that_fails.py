"""Breaks the figure that is saved after the cell."""

# cell: last
import matplotlib.pyplot as plt
from matplotlib.figure import Figure


def broken(*arguments, **named):
    raise SystemExit


Figure.savefig = broken
plt.plot([0, 1])
