"""Right, and traces every line."""

# cell: function
import sys


def average_precision(y_true, y_score):
    if not any(y_true):
        raise ValueError
    return sum(
        Fraction(sum(t for t, s in zip(y_true, y_score) if s >= score), sum(s >= score for s in y_score))
        for score, label in zip(y_score, y_true)
        if label
    ) / sum(y_true)


sys.settrace(lambda *_: None)
