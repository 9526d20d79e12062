"""Replaces what executes the cells.

function: wrong:wrong-value
"""

# cell: function
get_ipython().run_cell = lambda *_, **__: None


def average_precision(y_true, y_score):
    return 0.123
