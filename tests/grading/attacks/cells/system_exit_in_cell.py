"""Leaves with exit() in a cell."""

# cell: first
exit()
