"""Writes a module `check` of its own.

function: wrong:wrong-value
"""

# cell: function
import sys

with open("check.py", "w") as file:
    file.write("function = number = fraction = known = lambda *_, **__: None")
sys.modules.pop("check", None)


def average_precision(y_true, y_score):
    return 0.123
