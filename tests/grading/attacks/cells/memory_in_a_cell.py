"""Takes all memory in a cell.

hand-five: out-of-memory
"""

# cell: hand-five-answer
ap_five = [0] * 10**10
