"""Writes a reply that never ends.

function: too-much-output
"""

# cell: function
import os


def average_precision(y_true, y_score):
    while True:
        os.write(3, b"[0, " * 10_000)
