"""Worked examples: small data sets that the chapters and the homework share.

Each is a pair, so `average_precision(*five)` and `precision(*screening)` read as they should.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Example(NamedTuple):
    """True labels (0 or 1) and scores, in descending order of score."""

    y_true: list[int]
    y_score: list[float]


#: Five distinct scores, positives at ranks 1, 3, 5: AP = 34/45.
five = Example([1, 0, 1, 0, 1], [0.9, 0.8, 0.7, 0.6, 0.5])

#: A positive and a negative tie at the top: AP = 7/12.
tied = Example([1, 0, 1], [0.9, 0.9, 0.8])

#: Both positives rank below both negatives: AP = 5/12, AUC = 0.
bottom = Example([0, 0, 1, 1], [0.9, 0.8, 0.7, 0.6])

#: Four positives, four negatives: AP = 41/48, AUC = 13/16.
eight = Example([1, 1, 0, 1, 0, 1, 0, 0], [0.9, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2, 0.1])

#: A validation set of ten with four positives: AP = 47/72, AUC = 5/8.
ten = Example(
    [1, 0, 1, 0, 0, 1, 0, 0, 1, 0],
    [0.95, 0.80, 0.70, 0.65, 0.60, 0.55, 0.40, 0.30, 0.20, 0.10],
)

#: Six payments, three of them fraud, a step up and a step right in turn: AUC = 6/9.
six = Example([1, 0, 1, 0, 1, 0], [0.9, 0.7, 0.6, 0.5, 0.4, 0.2])

#: The test set to the validation set `ten`: F1 = 4/7 at the threshold 0.5 that was chosen there.
held_out = Example([1, 0, 0, 1, 0, 1, 0, 0], [0.8, 0.7, 0.65, 0.55, 0.4, 0.3, 0.2, 0.1])

#: 24 payments, 8 of them fraud: 1/(1 + exp(−x)) to two decimals, where x are
#: `simulation.gaussian_scores(8, 16, mean=1.5, seed=4)`. The seed is chosen for one mixed tie.
twenty_four = Example(
    [1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    [
        *(0.96, 0.90, 0.90, 0.84, 0.83, 0.82, 0.79, 0.75, 0.71, 0.70, 0.62, 0.59),
        *(0.58, 0.56, 0.56, 0.47, 0.46, 0.42, 0.34, 0.34, 0.29, 0.18, 0.17, 0.13),
    ],
)


class Decisions(NamedTuple):
    """True and predicted labels (0 or 1)."""

    y_true: list[int]
    y_pred: list[int]


def decisions(*, tp: int = 0, fp: int = 0, fn: int = 0, tn: int = 0) -> Decisions:
    """Decisions with these counts: first the true alarms, then the false ones, misses, the rest."""
    y_true = [1] * tp + [0] * fp + [1] * fn + [0] * tn
    return Decisions(y_true, [1] * (tp + fp) + [0] * (fn + tn))


def labelled(matrix: Sequence[Sequence[int]]) -> tuple[list[str], list[str]]:
    """True and predicted labels with this confusion matrix, the classes being A, B, C ..."""
    cells = [
        (chr(65 + row), chr(65 + column), count)
        for row, counts in enumerate(matrix)
        for column, count in enumerate(counts)
    ]
    return tuple([cell[side] for cell in cells for _ in range(cell[2])] for side in (0, 1))


#: A test of 10 000 people, one in a hundred ill: accuracy 0.9099, precision 10/109, F2 = 450/1381.
screening = decisions(tp=90, fp=891, fn=10, tn=9009)

#: The same people, all declared healthy: accuracy 0.99.
all_healthy = decisions(fn=100, tn=9900)

#: 100 000 transactions, 2 % of them fraud, recall and precision 0.9: accuracy 0.996.
transactions = decisions(tp=1800, fp=200, fn=200, tn=97_800)

#: 200 payments, 40 of them fraud; of 50 alarms 34 are right.
payments = decisions(tp=34, fp=16, fn=6, tn=144)

#: 100 lessons, three need help, no alarm: accuracy 0.97, recall and F1 are 0.
no_alarm = decisions(fn=3, tn=97)

#: The errors of a model: at 1 for a false alarm and 10 for a miss they cost 320.
errors = decisions(fp=20, fn=30)

#: Recall 0.8 and specificity 0.7 at a prevalence of 0.1: accuracy 0.71, balanced 0.75.
one_in_ten = decisions(tp=8, fp=27, fn=2, tn=63)

#: 500 objects, 20 positive, all called negative: accuracy 0.96, balanced 0.5.
always_negative = decisions(fn=20, tn=480)

#: Recall 0.9 and balanced accuracy 0.82, so that specificity is 2 · 0.82 − 0.9 = 0.74.
hidden_specificity = decisions(tp=9, fp=13, fn=1, tn=37)

#: 900 objects of one class and 100 of the other: the balanced weights are 5/9 and 5.
nine_to_one = [0] * 900 + [1] * 100
