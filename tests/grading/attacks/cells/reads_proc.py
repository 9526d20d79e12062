"""Reads the processes of the machine.

function: error:FileNotFoundError
"""

# cell: function
def average_precision(y_true, y_score):
    with open("/proc/1/environ") as file:
        return len(file.read())
