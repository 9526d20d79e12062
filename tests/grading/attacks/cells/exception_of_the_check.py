"""Raises what the check raises.

function: error:AssertionError
"""

# cell: function
import check


def average_precision(y_true, y_score):
    raise check.WrongAnswerError("every-position")
