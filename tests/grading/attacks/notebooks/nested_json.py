"""A hundred thousand brackets.

all: notebook-unreadable
"""

def change(path):
    path.write_text("[" * 100_000)
