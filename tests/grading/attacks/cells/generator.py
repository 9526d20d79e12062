"""Returns a generator without end.

function: wrong:not-plain-data
"""

# cell: function
def average_precision(y_true, y_score):
    while True:
        yield 0.5
