"""Calls itself for ever.

function: error:RecursionError
"""

# cell: function
def average_precision(y_true, y_score):
    return average_precision(y_true, y_score)
