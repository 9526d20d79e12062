"""Returns a list of forty million characters.

function: wrong:not-plain-data
"""

# cell: function
def average_precision(y_true, y_score):
    return ["x" * 1000] * 40_000
