"""Fills the disk with many files.

function: error:OSError
"""

# cell: function
def average_precision(y_true, y_score):
    number = 0
    while True:
        number += 1
        open(f"file-{number}", "w").close()
