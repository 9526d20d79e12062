"""Raises a group of exceptions.

function: error:Exception
"""

# cell: function
def average_precision(y_true, y_score):
    raise ExceptionGroup("both", [ValueError(), TypeError()])
