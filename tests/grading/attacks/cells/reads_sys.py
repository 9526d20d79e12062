"""Reads the machine's description.

function: error:FileNotFoundError
"""

# cell: function
import os


def average_precision(y_true, y_score):
    return len(os.listdir("/sys"))
