"""Raises an exception whose every method fails.

function: error:Exception
"""

# cell: function
class Failing(Exception):
    def __getattribute__(self, name):
        raise SystemError

    __str__ = __repr__ = __getattribute__


def average_precision(y_true, y_score):
    raise Failing
