"""Saved as UTF-16.

all: notebook-unreadable
"""

def change(path):
    path.write_text(path.read_text(), "utf-16")
