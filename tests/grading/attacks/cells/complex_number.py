"""Returns a complex number.

function: wrong:not-plain-data
"""

# cell: function
def average_precision(y_true, y_score):
    return 0.5 + 0j
