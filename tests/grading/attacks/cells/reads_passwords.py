"""Reads the accounts of the machine through a link.

function: error:FileNotFoundError
"""

# cell: function
import os


def average_precision(y_true, y_score):
    if not os.path.lexists("innocent.txt"):
        os.symlink("/etc/passwd", "innocent.txt")
    with open("innocent.txt") as file:
        return len(file.read())
