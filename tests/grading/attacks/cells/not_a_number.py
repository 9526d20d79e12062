"""Returns NaN.

function: wrong:wrong-value
"""

# cell: function
def average_precision(y_true, y_score):
    return float("nan")
