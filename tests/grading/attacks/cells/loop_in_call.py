"""Runs for ever on a single object.

function-edge: timed-out
"""

# cell: function
def average_precision(y_true, y_score):
    if not any(y_true):
        raise ValueError
    while len(y_true) == 1:
        pass
    return sum(
        Fraction(sum(t for t, s in zip(y_true, y_score) if s >= score), sum(s >= score for s in y_score))
        for score, label in zip(y_score, y_true)
        if label
    ) / sum(y_true)
