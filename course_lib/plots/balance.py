"""Accuracy and balanced accuracy of one classifier as positives become rarer or more frequent."""

import matplotlib as mpl
from matplotlib.axes import Axes

from course_lib.plots.figure import COLOURS, FAINT, INK, STYLE, Sheet, sheet, unit_square
from course_lib.plots.labels import labels

LOWEST = 0.47  # a little below 1/2, the lowest value that a line of the figure can have
MARGIN = 0.2  # a label needs so much of the axis of prevalence


def accuracy_by_prevalence(recall: float, specificity: float, language: str) -> Sheet:
    """Accuracy, balanced accuracy and the majority baseline over prevalence from 0 to 1.

    Recall and specificity stay as they are: accuracy moves in a straight line from the
    specificity to the recall, balanced accuracy does not move. The dots are where accuracy meets
    the baseline, each with its prevalence; it exceeds the baseline between them. ValueError: a
    recall or a specificity that is not from 0.5 to 1, both 0.5, a language without labels.
    """
    words = labels(language)
    if not (0.5 <= recall <= 1 and 0.5 <= specificity <= 1 and recall + specificity > 1):
        raise ValueError(
            f"recall is {recall!r} and specificity {specificity!r}: they must be from 0.5 to 1, "
            "and not both 0.5"
        )
    with mpl.rc_context(STYLE):
        figure, [axes] = sheet(7.2, 4.9)
        unit_square(axes, words["acc_prevalence"], words["acc_value"])
        axes.set_ylim(LOWEST, 1.01)
        axes.set_yticks([0.5, 0.6, 0.7, 0.8, 0.9, 1])
        balanced = (recall + specificity) / 2
        axes.plot([0, 0.5, 1], [1, 0.5, 1], color=FAINT, linestyle=":", label=words["acc_baseline"])
        axes.plot([0, 1], [specificity, recall], color=COLOURS[1], label=words["acc_accuracy"])
        axes.plot(
            [0, 1],
            [balanced, balanced],
            color=COLOURS[0],
            linestyle="--",
            label=words["acc_balanced"],
        )
        fewest = (1 - specificity) / (1 - specificity + recall)
        most = specificity / (1 - recall + specificity)
        _meeting(axes, fewest, 1 - fewest)
        _meeting(axes, most, most)
        axes.legend(loc="lower left", bbox_to_anchor=(-0.02, 1), frameon=False, handlelength=2.6)
    return figure


def _meeting(axes: Axes, prevalence: float, height: float) -> None:
    """A dot where accuracy meets the baseline, with its prevalence at the foot of a thin line."""
    axes.plot(prevalence, height, "o", color=COLOURS[1], markeredgecolor=INK, zorder=4)
    axes.vlines(prevalence, LOWEST, height, color=FAINT, linewidth=0.8)
    rightward = prevalence < MARGIN or 0.5 < prevalence < 1 - MARGIN
    axes.annotate(
        rf"$\pi\approx{prevalence:.2f}$",
        (prevalence, LOWEST),
        xytext=(5 if rightward else -5, 5),
        textcoords="offset points",
        ha="left" if rightward else "right",
        va="bottom",
    )
