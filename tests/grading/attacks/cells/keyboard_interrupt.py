"""Pretends that the teacher pressed Ctrl-C.

function: error:Exception
"""

# cell: function
def average_precision(y_true, y_score):
    raise KeyboardInterrupt
