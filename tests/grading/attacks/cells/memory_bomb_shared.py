"""Takes memory that no process owns.

function: error:OSError
"""

# cell: function
import mmap


def average_precision(y_true, y_score):
    mmap.mmap(-1, 4 * 2**30)
    return 0.5
