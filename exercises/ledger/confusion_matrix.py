"""The trial of the homework on the confusion matrix: printed there, used in its solution."""

from fractions import Fraction

from course_lib.data import Example

__all__ = ["LINE", "THRESHOLDS", "trial"]

#: The share of wormy apples on the line itself.
LINE = Fraction(2, 100)
THRESHOLDS = [0.8, 0.5]

_WORMY = [1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1]
_SCORES = [
    *(0.84, 0.45, 0.12, 0.97, 0.50, 0.66, 0.91, 0.30, 0.33, 0.05),
    *(0.86, 0.80, 0.24, 0.72, 0.93, 0.41, 0.61, 0.54, 0.17, 0.88),
]
trial = Example(_WORMY, _SCORES)
