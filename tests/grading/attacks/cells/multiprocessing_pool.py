"""Computes in a pool of processes.

function: error:OSError
"""

# cell: function
import multiprocessing


def average_precision(y_true, y_score):
    with multiprocessing.get_context("fork").Pool(50) as pool:
        return pool.map(abs, [1])[0]
