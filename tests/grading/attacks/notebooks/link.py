"""A link to the accounts of the machine.

all: notebook-missing
"""

def change(path):
    path.unlink()
    path.symlink_to("/etc/passwd")
