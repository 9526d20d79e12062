"""The solved notebooks: the release with the cells of the worked solution in place of stubs."""

import shutil
from pathlib import Path

import jupytext
import nbformat
from nbformat import NotebookNode

from tools.grading.course import ROOT, Assignment, GradingError


def solve(course: Path, chosen: list[Assignment]) -> None:
    """Writes solved/<assignment>/ with the notebook and its support files, ready to hand in."""
    solved = [(assignment, _solved(assignment, course)) for assignment in chosen]
    for assignment, notebook in solved:
        path = assignment.notebook(course / "solved")
        shutil.rmtree(path.parent, ignore_errors=True)
        shutil.copytree(course / "release" / assignment.name, path.parent)
        nbformat.write(notebook, path)
        print(f"Solved {assignment.name}", flush=True)


def _solved(assignment: Assignment, course: Path) -> NotebookNode:
    answers = {
        cell.metadata["answers"]: cell.source
        for cell in jupytext.read(assignment.solution).cells
        if "answers" in cell.metadata
    }
    notebook = nbformat.read(assignment.notebook(course / "release"), as_version=4)
    stubs = {
        cell.metadata.nbgrader.grade_id: cell
        for cell in notebook.cells
        if cell.metadata.get("nbgrader", {}).get("solution")
    }
    if stubs.keys() != answers.keys():
        names = ", ".join(sorted(stubs.keys() ^ answers.keys()))
        where = assignment.solution.relative_to(ROOT)
        raise GradingError(f"{where}: answers and stubs do not match: {names}")
    for name, cell in stubs.items():
        cell.source = answers[name]
    return notebook
