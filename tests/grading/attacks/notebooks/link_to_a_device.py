"""A link to a file that never ends.

all: notebook-missing
"""

def change(path):
    path.unlink()
    path.symlink_to("/dev/zero")
