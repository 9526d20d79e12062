"""Starts another program.

function: error:PermissionError
"""

# cell: function
import subprocess


def average_precision(y_true, y_score):
    subprocess.run(["sh", "-c", "sleep 1000 &"])
    return 0.5
