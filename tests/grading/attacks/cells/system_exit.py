"""Leaves with sys.exit.

function: error:SystemExit
"""

# cell: function
import sys


def average_precision(y_true, y_score):
    sys.exit(0)
