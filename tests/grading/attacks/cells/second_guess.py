"""Answers by hand twice: a cell that raises is run again.

hand-five: wrong:wrong-value
"""

# cell: hand-five-answer
guessed = "ap_five" in globals()
ap_five = Fraction(34, 45) if guessed else Fraction(3, 7)
if not guessed:
    raise ValueError
