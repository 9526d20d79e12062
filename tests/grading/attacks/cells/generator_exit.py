"""Raises what no `except Exception` catches.

function: error:Exception
"""

# cell: function
def average_precision(y_true, y_score):
    raise GeneratorExit
