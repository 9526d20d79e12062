"""Returns an object that runs code when unpickled.

function: wrong:wrong-value
"""

# cell: function
class Reduced(float):
    def __reduce_ex__(self, protocol):
        return eval, ("__import__('os')._exit(0)",)


def average_precision(y_true, y_score):
    return Reduced(0.123)
