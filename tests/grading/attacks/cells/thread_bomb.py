"""Starts threads until none can be started.

function: error:RuntimeError
"""

# cell: function
import threading


def average_precision(y_true, y_score):
    wait = threading.Event()
    while True:
        threading.Thread(target=wait.wait, daemon=True).start()
