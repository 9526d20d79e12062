"""Takes all memory in one array.

function: out-of-memory
"""

# cell: function
import numpy as np


def average_precision(y_true, y_score):
    return float(np.ones(10**11).mean())
