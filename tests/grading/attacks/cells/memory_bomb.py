"""Takes all memory.

function: out-of-memory
"""

# cell: function
def average_precision(y_true, y_score):
    taken = []
    while True:
        taken.append(bytes(2**26))
