"""The pages as Jupyter notebooks, for readers to download and run."""

from pathlib import Path

import jupytext
import nbformat


def write_notebook(source: Path, target: Path) -> None:
    """Writes a page as an `.ipynb` without outputs, the same bytes for the same page."""
    notebook = jupytext.read(source)
    for number, cell in enumerate(notebook.cells, 1):
        cell["id"] = f"cell-{number}"  # jupytext gives each a random one
    nbformat.validate(notebook)
    target.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, target)
