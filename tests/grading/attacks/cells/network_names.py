"""Asks for the address of a machine.

function: error:OSError
"""

# cell: function
import socket


def average_precision(y_true, y_score):
    return len(socket.gethostbyname("example.org"))
