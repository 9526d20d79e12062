"""Returns an integer of a million digits.

function: wrong:not-plain-data
"""

# cell: function
def average_precision(y_true, y_score):
    return 10**1_000_000
