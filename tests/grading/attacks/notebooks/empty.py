"""An empty file.

all: notebook-unreadable
"""

def change(path):
    path.write_text("")
