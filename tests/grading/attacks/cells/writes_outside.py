"""Writes in every folder that is not its own.

function: error:PermissionError
"""

# cell: function
import os


def average_precision(y_true, y_score):
    for folder in ("/", "/usr", "/course", "/course/tools/grading/sandbox", "/dev", os.path.dirname(os.__file__)):
        try:
            open(f"{folder}/written", "w").close()
        except OSError:
            continue
        return 0.5
    raise PermissionError
