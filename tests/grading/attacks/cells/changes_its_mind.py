"""Another fraction each time it is looked at.

hand-five: wrong:not-a-fraction
"""

# cell: hand-five-answer
import itertools


class Changing:
    values = itertools.count()

    def __class_getitem__(cls, item):
        return Fraction(next(cls.values), 45)


ap_five = Changing
