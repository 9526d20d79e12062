"""Imports the metric in a cell of its own.

function: unfair-import
"""

# cell: first
import sklearn.metrics as ready

# cell: function
average_precision = ready.average_precision_score
