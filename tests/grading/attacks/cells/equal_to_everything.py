"""Returns an object that equals, and is, anything.

function: wrong:not-plain-data
"""

# cell: function
class Everything:
    __class__ = Fraction

    def __eq__(self, other):
        return True

    def __float__(self):
        return 1.0

    def __getattr__(self, name):
        return self

    def __call__(self, *arguments):
        return self


def average_precision(y_true, y_score):
    return Everything()
