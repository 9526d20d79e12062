"""Deletes the function when the tests are done."""

# cell: last
del average_precision
