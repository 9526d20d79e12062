"""The function's name with a Cyrillic letter.

function: error:NameError
"""

# cell: function
def аverage_precision(y_true, y_score):
    return 0.123
