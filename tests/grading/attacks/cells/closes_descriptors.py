"""Closes every descriptor.

function: process-ended
"""

# cell: function
import os


def average_precision(y_true, y_score):
    os.closerange(0, 100)
    return 0.123
