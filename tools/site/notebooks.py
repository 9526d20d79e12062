"""The pages as Jupyter notebooks, for readers to download and run."""

from pathlib import Path

import jupytext
import nbformat
from nbformat import NotebookNode


def write_notebook(source: Path, target: Path, ran: NotebookNode | None = None) -> None:
    """Writes a page as an `.ipynb`, the same bytes for the same page.

    Without outputs, or with those of `ran`, the same page as it was run.
    """
    notebook = jupytext.read(source)
    for number, cell in enumerate(notebook.cells, 1):
        cell["id"] = f"cell-{number}"  # jupytext gives each a random one
    if ran is not None:
        for cell, done in zip(_code(notebook), _code(ran), strict=True):
            cell.outputs, cell.execution_count = done.outputs, done.execution_count
    nbformat.validate(notebook)
    target.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, target)


def _code(notebook: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]
