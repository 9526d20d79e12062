"""Saved in the format of 2013."""

import nbformat


def change(path):
    notebook = nbformat.read(path, as_version=4)
    path.write_text(nbformat.writes(nbformat.convert(notebook, 3), version=3))
