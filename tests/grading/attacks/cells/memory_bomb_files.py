"""Takes memory as files without a name.

function: error:PermissionError
"""

# cell: function
import os


def average_precision(y_true, y_score):
    os.memfd_create("memory")
    return 0.5
