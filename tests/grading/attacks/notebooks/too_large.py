"""Sixty megabytes of nothing.

all: notebook-unreadable
"""

def change(path):
    with path.open("r+b") as file:
        file.truncate(60_000_000)
