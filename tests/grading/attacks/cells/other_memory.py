"""Reads and traces other processes.

function: error:PermissionError
"""

# cell: function
import ctypes
import os


def average_precision(y_true, y_score):
    libc = ctypes.CDLL(None, use_errno=True)
    for process in (0, 1, 2, os.getppid()):
        if libc.ptrace(16, process, 0, 0) == 0 or libc.process_vm_readv(process, 0, 0, 0, 0, 0) == 0:
            return 0.5
    raise PermissionError
