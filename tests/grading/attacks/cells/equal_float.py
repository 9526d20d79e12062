"""Returns a float that equals anything.

function: wrong:wrong-value
"""

# cell: function
class Equal(float):
    def __eq__(self, other):
        return True

    def __sub__(self, other):
        return 0.0

    __rsub__ = __sub__
    __hash__ = float.__hash__


def average_precision(y_true, y_score):
    return Equal(0.123)
