"""Prefers a ready metric, and has one of its own where there is none: that is fair."""

# cell: function
from fractions import Fraction

try:
    from sklearn.metrics import average_precision_score as average_precision
except ImportError:

    def average_precision(y_true, y_score):
        if not any(y_true):
            raise ValueError
        area, hits, length = Fraction(0), 0, 0
        for threshold in sorted(set(y_score), reverse=True):
            block = [t for t, s in zip(y_true, y_score) if s == threshold]
            hits, length = hits + sum(block), length + len(block)
            area += Fraction(sum(block) * hits, sum(y_true) * length)
        return area
