"""Replaces the methods of Fraction.

function: wrong:wrong-value
"""

# cell: function
import fractions
import math

fractions.Fraction.__eq__ = lambda *_: True
fractions.Fraction.__sub__ = lambda *_: 0
fractions.Fraction.__float__ = lambda _: 0.7
math.isclose = lambda *_, **__: True


def average_precision(y_true, y_score):
    return 0.123
