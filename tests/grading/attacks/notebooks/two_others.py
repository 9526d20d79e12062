"""Two notebooks, neither of that name.

all: notebook-missing
"""

def change(path):
    path.with_name("a.ipynb").write_bytes(path.read_bytes())
    path.rename(path.with_name("b.ipynb"))
