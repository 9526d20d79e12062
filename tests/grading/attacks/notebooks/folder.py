"""A folder called like the notebook.

all: notebook-missing
"""

def change(path):
    path.unlink()
    path.mkdir()
