"""Returns a dictionary whose keys all have one hash: minutes of work for whoever builds it.

function: wrong:not-plain-data
"""

# cell: function
class Keys(dict):
    def items(self):
        return [(number * (2**61 - 1), 0) for number in range(120_000)]


def average_precision(y_true, y_score):
    return Keys()
