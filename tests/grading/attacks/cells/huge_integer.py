"""Returns an integer of four thousand digits.

function: wrong:wrong-value
"""

# cell: function
def average_precision(y_true, y_score):
    return 10**4000
