"""Reads the address zero when there is no positive label.

function-edge: process-ended
"""

# cell: function
import ctypes


def average_precision(y_true, y_score):
    if not any(y_true):
        ctypes.string_at(0)
    return sum(
        Fraction(sum(t for t, s in zip(y_true, y_score) if s >= score), sum(s >= score for s in y_score))
        for score, label in zip(y_score, y_true)
        if label
    ) / sum(y_true)
