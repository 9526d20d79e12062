"""Hostile and broken submissions: each has its verdicts, and the batch goes on.

A file of attacks/cells holds cells: each replaces the solution's cell of that name, or stands
before (`first`) or after (`last`) all others. A file of attacks/notebooks changes the file of a
solved notebook. The docstring has the verdicts: of a question, of `hand`, `function` or `all`;
what it does not name is correct.
"""

import json
import re
import runpy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbconvert.exporters import HTMLExporter
from nbformat.v4 import new_code_cell
from nbgrader.server_extensions.formgrader import handlers

ATTACKS = Path(__file__).parent / "attacks"
CELLS = sorted((ATTACKS / "cells").glob("*.py"))
NOTEBOOKS = sorted((ATTACKS / "notebooks").glob("*.py"))
HAND = ("hand-five", "hand-tied", "hand-bottom")
FUNCTION = ("function-eight", "function-block", "function-order", "function-ties", "function-edge")
OPEN = ("open-report", "plot")
GROUPS = {"hand": HAND, "function": FUNCTION, "all": (*HAND, *FUNCTION, *OPEN)}
LANGUAGES = ("ru", "uk", "vi")


def expected(path: Path) -> dict[str, str]:
    """The verdict of every question, as the file's docstring has it."""
    verdicts = dict.fromkeys(HAND + FUNCTION, "correct") | dict.fromkeys(OPEN, "by-hand")
    text = path.read_text("utf-8").split('"""')[1]
    for names, verdict in re.findall(r"^([a-z-]+): (\S+)$", text, re.MULTILINE):
        verdicts |= dict.fromkeys(GROUPS.get(names, (names,)), verdict)
    return verdicts


def put_cells(path: Path, attack: Path) -> None:
    """The attack's cells into the notebook."""
    notebook = nbformat.read(path, as_version=4)
    named = {c.metadata.nbgrader.grade_id: c for c in notebook.cells if "nbgrader" in c.metadata}
    _, *parts = re.split(r"^# cell: (\S+)\n", attack.read_text("utf-8"), flags=re.MULTILINE)
    assert parts
    for place, source in zip(parts[::2], parts[1::2], strict=True):
        if place in ("first", "last"):
            notebook.cells.insert(0 if place == "first" else 1000, new_code_cell(source))
        else:
            named[place].source = source
    path.write_text(json.dumps(notebook), "utf-8")


@pytest.fixture(scope="module")
def graded(
    course: Path, tmp_path_factory: pytest.TempPathFactory, run_grading: Callable
) -> subprocess.CompletedProcess:
    """All of them in one batch."""
    folder = tmp_path_factory.mktemp("attacks")
    for number, attack in enumerate(CELLS + NOTEBOOKS):
        name = f"average-precision-{LANGUAGES[number % 3]}"
        to = shutil.copytree(course / "solved" / name, folder / attack.stem / name)
        path = to / "average-precision.ipynb"
        if attack in CELLS:
            put_cells(path, attack)
        else:
            runpy.run_path(str(attack))["change"](path)
    return run_grading("grade", folder, "--course", course, "--timeout", "4")


@pytest.fixture(scope="module")
def marks(course: Path, graded: subprocess.CompletedProcess, read_marks: Callable) -> dict:
    assert graded.returncode == 1, graded.stderr
    return read_marks(course)


@pytest.mark.parametrize("attack", CELLS + NOTEBOOKS, ids=lambda path: path.stem)
def test_verdicts(marks: dict, attack: Path) -> None:
    rows = marks[attack.stem]
    assert {name: row["verdict"] for name, row in rows.items()} == expected(attack)
    for row in rows.values():
        assert row["score"] == (row["maximum"] if row["verdict"] == "correct" else "0")


def test_there_are_enough() -> None:
    assert len(CELLS) + len(NOTEBOOKS) >= 60
    assert len({path.stem for path in CELLS + NOTEBOOKS}) == len(CELLS + NOTEBOOKS)


def test_no_failure_of_the_grader(graded: subprocess.CompletedProcess, marks: dict) -> None:
    assert "Traceback" not in graded.stderr
    assert "not-graded" not in graded.stderr
    assert "Needs a look: exit_in_call" in graded.stderr


def test_no_script_reaches_a_page(course: Path, marks: dict) -> None:
    for path in (course / "feedback").rglob("*.html"):
        assert "<script" not in path.read_text("utf-8")


def test_formgrader_shows_no_script(course: Path, marks: dict) -> None:
    exporter = HTMLExporter(
        template_name="formgrade", extra_template_basedirs=[handlers.template_path]
    )
    for student in ("script_in_text", "script_in_outputs", "printed_score"):
        (path,) = (course / "autograded" / student).rglob("*.ipynb")
        resources = {"base_url": "/", "notebook_path": "", "student": student, "index": 0}
        page, _ = exporter.from_filename(path, resources=resources | {"total": 1})
        assert ("alert" in page) == (student != "script_in_outputs")
        for active in ("<script>alert", "<img src=x", 'href="javascript:alert'):
            assert active not in page


def test_no_output_of_the_warm_up_reaches_a_notebook(course: Path, marks: dict) -> None:
    paths = list((course / "autograded").rglob("*.ipynb"))
    assert paths
    for path in paths:
        assert "----> 1 1 / 0" not in path.read_text("utf-8")
