"""The notebook looks itself over at home: a real kernel, and nothing but the release folder."""

import json
import shutil
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tools.grading.answers import grade_id
from tools.grading.course import LANGUAGES, ROOT


def said(course, folder: Path, step: str, language: str, answers: dict[str, str]) -> str:
    """What the last cell prints in the student's folder; the notebook is saved before."""
    path = shutil.copytree(course.path(step, language).parent, folder) / f"{course.homework.name}"
    path = path.with_suffix(".ipynb")
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        cell.source = answers.get(grade_id(cell), cell.source)
    client = NotebookClient(
        notebook, allow_errors=True, timeout=60, resources={"metadata": {"path": str(folder)}}
    )
    last = notebook.cells[-1]
    assert grade_id(last) == "self-check"
    with client.setup_kernel():
        for index, cell in enumerate(notebook.cells):
            nbformat.write(notebook, path)
            client.execute_cell(cell, index)
    assert not [output for output in last.outputs if output.output_type == "error"], last.outputs
    return "".join(output.text for output in last.outputs)


def message(language: str, kind: str) -> str:
    texts = json.loads((ROOT / f"exercises/messages/{language}/check.json").read_text("utf-8"))
    return texts[kind]


@pytest.fixture(scope="module")
def language(course) -> str:
    """Another one for each homework: a kernel takes its seconds."""
    return LANGUAGES[len(course.homework.name) % len(LANGUAGES)]


def test_untouched_notebook_has_no_answer(course, language: str, tmp_path: Path) -> None:
    text = said(course, tmp_path / "own", "release", language, {})
    answers = {question.answer for question in course.questions}
    assert text.count(message(language, "unanswered")) == len(answers)
    assert message(language, "looks-ready") not in text


def test_solved_notebook_looks_ready(course, language: str, tmp_path: Path) -> None:
    text = said(course, tmp_path / "own", "solved", language, {})
    answers = {question.answer for question in course.questions if not question.by_hand}
    assert text.count(message(language, "looks-ready")) == len(answers)
    assert message(language, "unanswered") not in text


@pytest.mark.parametrize("homework", ["average-precision"], indirect=True)
def test_errors_and_unfair_imports_are_told(course, language: str, tmp_path: Path) -> None:
    written = [name for name in course.homework.checks if not course.by_hand(name)]
    name = grade_id(course.answer(written[0]))
    answers = {name: "from sklearn.metrics import auc\nimport numpy as np\nundefined"}
    text = said(course, tmp_path / "own", "solved", language, answers)
    assert message(language, "unfair-import").format("sklearn") in text
    assert "numpy." not in text
    place = next(i for i, c in enumerate(course.release.cells, 1) if grade_id(c) == name)
    assert message(language, "cell-raised").format(place) in text
    assert message(language, "raises").format("NameError") in text
