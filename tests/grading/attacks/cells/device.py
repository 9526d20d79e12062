"""Makes a device to read the disk.

function: error:PermissionError
"""

# cell: function
import os
import stat


def average_precision(y_true, y_score):
    os.mknod("disk", stat.S_IFBLK | 0o600, os.makedev(8, 0))
    return 0.5
