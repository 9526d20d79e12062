"""Writes a reply nested a hundred thousand deep.

function: process-ended
"""

# cell: function
import os


def average_precision(y_true, y_score):
    for descriptor in range(3, 20):
        try:
            os.write(descriptor, b"[" * 100_000 + b"\n")
        except OSError:
            pass
    return 0.123
