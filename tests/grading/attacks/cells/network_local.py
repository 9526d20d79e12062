"""Knocks at the machine's own ports.

function: error:ConnectionRefusedError
"""

# cell: function
import socket


def average_precision(y_true, y_score):
    for port in (22, 80, 631, 8000, 8888):
        with socket.socket() as knocking:
            if knocking.connect_ex(("127.0.0.1", port)) == 0:
                return 0.5
    raise ConnectionRefusedError
