"""A fraction by hand with a huge denominator.

hand-five: wrong:wrong-value
"""

# cell: hand-five-answer
ap_five = Fraction(10**4200 - 1, 10**4200)
