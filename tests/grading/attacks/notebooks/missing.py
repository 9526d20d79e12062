"""No notebook at all.

all: notebook-missing
"""

def change(path):
    path.unlink()
