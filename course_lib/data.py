"""Worked examples: small data sets that the chapters and the homework share.

Each is a pair, so `average_precision(*five)` reads as it should.
"""

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
