"""The function needs a helper from a later cell; the answer by hand too."""

# cell: hand-five-answer
ap_five = Fraction(later(34), 45)

# cell: last
def later(x):
    return x
