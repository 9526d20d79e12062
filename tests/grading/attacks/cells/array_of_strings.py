"""Returns short strings and a long one: two gigabytes as an array.

function: wrong:not-plain-data
"""

# cell: function
import numpy as np


def average_precision(y_true, y_score):
    return np.array(["x" * 10_000, *["x"] * 50_000], dtype=object)
