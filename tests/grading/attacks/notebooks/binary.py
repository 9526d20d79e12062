"""A program in place of a notebook.

all: notebook-unreadable
"""

def change(path):
    path.write_bytes(bytes(range(256)) * 100)
