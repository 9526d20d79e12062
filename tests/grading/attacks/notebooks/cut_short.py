"""The file ends in the middle.

all: notebook-unreadable
"""

def change(path):
    path.write_bytes(path.read_bytes()[:5000])
