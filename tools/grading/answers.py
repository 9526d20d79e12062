"""A submission laid over the released notebook: the student's answers, the course's tests.

Whatever happened to the tests and the locked cells in the student's hands, here they are as
released, each once. The answers and the student's own cells stand as they were.
"""

import json
import logging
import warnings
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tools.grading.submissions import Submission

# Bytes of a notebook.
LARGEST = 50_000_000


class UnusableError(Exception):
    """There is no notebook to grade; the message is the verdict."""


class Answers(NamedTuple):
    """A notebook to run, with what is known of its answers before it runs."""

    notebook: NotebookNode
    missing: set[str]
    """Grade ids of the answer cells that are not there."""
    untouched: set[str]
    """Grade ids of the answer cells that still hold the stub."""


def answers(submission: Submission, released: NotebookNode) -> Answers:
    """The notebook to run for a submission; UnusableError if none can be read."""
    originals = {grade_id(cell): cell for cell in released.cells if grade_id(cell)}
    stubs = {name: cell for name, cell in originals.items() if is_answer(cell)}
    submitted = [_cleaned(*cell, stubs) for cell in _cells(_notebook_file(submission))]
    cells = _restored(submitted, originals)
    for index, cell in enumerate(cells):
        cell.id = f"cell-{index}"
    given = {grade_id(cell): cell.source for cell in cells if grade_id(cell) in stubs}
    return Answers(
        new_notebook(cells=cells, metadata=released.metadata),
        missing=stubs.keys() - given.keys(),
        untouched={name for name in given if given[name].strip() == stubs[name].source.strip()},
    )


def grade_id(cell: NotebookNode) -> str | None:
    """nbgrader's name of the cell, None for a cell that is not nbgrader's."""
    own = cell.metadata.get("nbgrader")
    return own.get("grade_id") if isinstance(own, dict) else None


def is_answer(cell: NotebookNode) -> bool:
    """Whether a released cell is the student's to fill."""
    return cell.metadata.nbgrader.solution


def _notebook_file(submission: Submission) -> Path:
    """The notebook handed in; if it was renamed, the only one there is."""
    found = submission.notebooks()
    named = [path for path in found if path.stem == submission.assignment.homework]
    if len(named or found) != 1:
        raise UnusableError("notebook-missing")
    return (named or found)[0]


def _cells(path: Path) -> list[tuple[str, str, object]]:
    """Type, source and grade id of each cell, whatever the format's version."""
    logging.getLogger("traitlets").addHandler(logging.NullHandler())
    try:
        if path.stat().st_size > LARGEST:
            raise UnusableError("notebook-unreadable")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            notebook = nbformat.reads(_mended(path.read_text("utf-8-sig")), as_version=4)
        return [(cell.cell_type, str(cell.source), grade_id(cell)) for cell in notebook.cells]
    except Exception as error:  # a file from a student may be broken in any way
        raise UnusableError("notebook-unreadable") from error


def _mended(text: str) -> str:
    """The notebook without the `null` that programs write for nothing, and nbformat refuses."""
    notebook = json.loads(text)
    for cell in notebook.get("cells", []):
        if cell.get("outputs", []) is None:
            cell["outputs"] = []
        if cell.get("attachments", {}) is None:
            del cell["attachments"]
    return json.dumps(notebook)


def _cleaned(kind: str, source: str, name: object, stubs: dict[str, NotebookNode]) -> NotebookNode:
    """A new cell with that source; of the old metadata only a released cell's name is kept."""
    answer = stubs.get(name) if isinstance(name, str) else None
    new = new_code_cell if (answer.cell_type if answer else kind) == "code" else new_markdown_cell
    # Half a pair of surrogates is valid in JSON, but no file could be written with it.
    writable = source.encode("utf-8", "replace").decode()
    cell = new(writable.replace("\r\n", "\n"))
    if answer:
        cell.metadata = deepcopy(answer.metadata)
    elif isinstance(name, str):
        cell.metadata = {"nbgrader": {"grade_id": name}}
    return nbformat.from_dict(cell)


def _restored(
    submitted: list[NotebookNode], originals: dict[str, NotebookNode]
) -> list[NotebookNode]:
    """The submitted cells with every protected cell as released, once, in its place.

    A set-up cell stands where it first stood, a test where it last stood; one that is missing
    comes before the first cell that follows it in the release. Of copies of an answer the last
    one that is no stub has the answer's name; other stubs go, lest they undo the answer, and
    other copies are the student's own cells.
    """
    protected = {name for name, cell in originals.items() if not is_answer(cell)}
    places: dict[str, int] = {}
    for index, cell in enumerate(submitted):
        name = grade_id(cell)
        if name in originals and (name not in places or _is_better(cell, originals[name])):
            places[name] = index
    cells = []
    for index, cell in enumerate(submitted):
        name = grade_id(cell)
        if name in protected:
            cells += [deepcopy(originals[name])] if places[name] == index else []
        elif name in originals and places[name] == index:
            cells.append(cell)
        elif name not in originals or _is_better(cell, originals[name]):
            cell.metadata.pop("nbgrader", None)
            cells.append(cell)
    order = list(originals)
    for name in reversed(order):
        if name in protected and name not in places:
            later = order[order.index(name) + 1 :]
            at = (i for i, cell in enumerate(cells) if grade_id(cell) in later)
            cells.insert(next(at, len(cells)), deepcopy(originals[name]))
    return cells


def _is_better(later: NotebookNode, original: NotebookNode) -> bool:
    """Whether a later copy of a cell counts rather than the one before it."""
    kind = original.metadata.nbgrader
    return later.source.strip() != original.source.strip() if kind.solution else kind.grade
