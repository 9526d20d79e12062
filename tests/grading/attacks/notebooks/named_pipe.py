"""A pipe that nobody writes to.

all: notebook-missing
"""

import os


def change(path):
    path.unlink()
    os.mkfifo(path)
