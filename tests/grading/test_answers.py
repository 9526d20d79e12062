"""A submission laid over the release."""

import json
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tools.grading.answers import UnusableError, answers, grade_id
from tools.grading.course import Assignment
from tools.grading.submissions import Submission


def marked(name: str, source: str, grade: bool = False, solution: bool = False):
    metadata = {"nbgrader": {"grade_id": name, "grade": grade, "solution": solution}}
    return new_code_cell(source, metadata=metadata)


RELEASED = new_notebook(
    cells=[
        new_markdown_cell("text"),
        marked("setup", "import math"),
        marked("one", "one = None", solution=True),
        marked("one-test", "assert one", grade=True),
        marked("two", "two = None", solution=True),
        marked("two-test", "assert two", grade=True),
    ]
)


def laid_over(tmp_path: Path, *cells) -> tuple[list[str], set[str], set[str]]:
    """What runs (names of marked cells, sources of others), what misses, what is untouched."""
    (tmp_path / "average-precision.ipynb").write_text(json.dumps(new_notebook() | {"cells": cells}))
    found = answers(Submission("a", Assignment("average-precision", "ru"), tmp_path), RELEASED)
    for cell in found.notebook.cells:
        originals = {grade_id(c): c.source for c in RELEASED.cells}
        if grade_id(cell) and not cell.metadata.nbgrader.solution:
            assert cell.source == originals[grade_id(cell)]
    nbformat.validate(found.notebook)
    names = [grade_id(cell) or cell.source for cell in found.notebook.cells]
    return names, found.missing, found.untouched


def test_whole_submission_stays(tmp_path: Path) -> None:
    names, missing, untouched = laid_over(tmp_path, *RELEASED.cells)
    assert names == ["text", "setup", "one", "one-test", "two", "two-test"]
    assert (missing, untouched) == (set(), {"one", "two"})


def test_missing_cells_come_back_in_their_place(tmp_path: Path) -> None:
    names, missing, untouched = laid_over(
        tmp_path,
        marked("one", "one = 1", solution=True),
        new_code_cell("more = 1"),
        RELEASED.cells[5],
    )
    assert names == ["setup", "one", "more = 1", "one-test", "two-test"]
    assert (missing, untouched) == ({"two"}, set())


def test_copies_of_a_test_leave_the_last_and_of_the_set_up_the_first(tmp_path: Path) -> None:
    changed = marked("one-test", "pass", grade=True)
    names, _, _ = laid_over(
        tmp_path, RELEASED.cells[1], changed, *RELEASED.cells[2:], RELEASED.cells[1], changed
    )
    assert names == ["setup", "one", "two", "two-test", "one-test"]


@pytest.mark.parametrize("stub_at", [0, 1])
def test_of_copies_of_an_answer_the_one_that_is_no_stub_counts(tmp_path: Path, stub_at: int):
    copies = [marked("one", "one = 1", solution=True)]
    copies.insert(stub_at, marked("one", "one = None", solution=True))
    cells, missing, untouched = laid_over(tmp_path, *copies)
    assert cells.count("one") == 1
    assert "one = None" not in cells
    assert missing == {"two"}
    assert untouched == set()


def test_of_answers_given_twice_the_last_counts_and_both_run(tmp_path: Path):
    copies = [marked("one", f"one = {value}", solution=True) for value in (1, 2)]
    cells, missing, _ = laid_over(tmp_path, *copies)
    assert cells.index("one = 1") < cells.index("one")
    assert missing == {"two"}


def test_unknown_cells_are_the_students_own(tmp_path: Path) -> None:
    names, _, _ = laid_over(tmp_path, *RELEASED.cells, marked("extra", "x = 1", grade=True))
    assert names[-1] == "x = 1"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"cells": 1}', '{"nbformat": 99}'])
def test_unreadable_notebook_is_unusable(tmp_path: Path, text: str) -> None:
    (tmp_path / "average-precision.ipynb").write_text(text)
    submission = Submission("a", Assignment("average-precision", "ru"), tmp_path)
    with pytest.raises(UnusableError, match="notebook-unreadable"):
        answers(submission, RELEASED)


def test_one_renamed_notebook_is_recognised_and_of_two_none(tmp_path: Path) -> None:
    submission = Submission("a", Assignment("average-precision", "ru"), tmp_path)
    nbformat.write(RELEASED, tmp_path / "mine.ipynb")
    assert answers(submission, RELEASED).untouched == {"one", "two"}
    nbformat.write(RELEASED, tmp_path / "mine too.ipynb")
    with pytest.raises(UnusableError, match="notebook-missing"):
        answers(submission, RELEASED)
