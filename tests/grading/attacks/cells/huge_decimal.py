"""Returns a decimal that takes all memory as a fraction.

function: wrong:not-plain-data
"""

# cell: function
from decimal import Decimal


def average_precision(y_true, y_score):
    return Decimal("1e999999999")
