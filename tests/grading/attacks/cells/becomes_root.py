"""Becomes root.

function: error:OSError
"""

# cell: function
import os


def average_precision(y_true, y_score):
    os.setuid(0)
    return 0.5
