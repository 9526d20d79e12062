"""Forks with the system call itself.

function: error:PermissionError
"""

# cell: function
import ctypes


def average_precision(y_true, y_score):
    libc = ctypes.CDLL(None, use_errno=True)
    for number, flags in ((57, 0), (58, 0), (56, 17), (435, 0)):
        if libc.syscall(number, flags, 0, 0, 0, 0) >= 0:
            return 0.5
    raise PermissionError
