"""A fraction by hand that equals anything.

hand-five: wrong:wrong-value
"""

# cell: hand-five-answer
class Equal(Fraction):
    def __eq__(self, other):
        return True

    __hash__ = Fraction.__hash__


ap_five = Equal(1, 7)
