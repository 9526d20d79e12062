"""Returns a list that holds itself.

function: wrong:not-plain-data
"""

# cell: function
def average_precision(y_true, y_score):
    endless = []
    endless.append(endless)
    return endless
