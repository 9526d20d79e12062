"""Returns a coroutine.

function: wrong:not-plain-data
"""

# cell: function
async def average_precision(y_true, y_score):
    return 0.123
