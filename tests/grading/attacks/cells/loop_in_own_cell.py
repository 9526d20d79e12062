"""Runs for ever in a cell of the student's own."""

# cell: first
while True:
    pass
