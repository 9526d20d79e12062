"""Empties every later cell with an input transformer.

function: wrong:wrong-value
"""

# cell: function
get_ipython().input_transformers_cleanup.append(lambda lines: ["pass"])


def average_precision(y_true, y_score):
    return 0.123
