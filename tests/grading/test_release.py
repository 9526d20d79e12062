"""What students get, and what they must not get."""

import json
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import jupytext
import nbformat
import pytest
from nbgrader.apps.nbgraderapp import NbGraderApp

from tools.grading.course import LANGUAGES, ROOT, Assignment, assignments
from tools.grading.guide import write_guides
from tools.grading.hidden import tests as drawn
from tools.grading.release import catalogue

HOMEWORKS = [Assignment("average-precision", language) for language in LANGUAGES]
each_language = pytest.mark.parametrize("homework", HOMEWORKS, ids=lambda h: h.language)


@each_language
def test_layout_is_nbgraders(course: Path, homework: Assignment) -> None:
    assert homework.notebook(course / "source").is_file()
    released = homework.notebook(course / "release")
    support = {"check.py", "messages.json", "mistakes.json", "questions.json"}
    assert {path.name for path in released.parent.iterdir()} == support | {released.name}
    with closing(sqlite3.connect(course / "gradebook.db")) as gradebook:
        names = {name for (name,) in gradebook.execute("select name from assignment")}
    assert names == {h.name for h in HOMEWORKS}
    assert "HIDDEN TESTS" in homework.notebook(course / "source").read_text("utf-8")


@each_language
def test_release_holds_no_hidden_test_and_no_solution(
    course: Path, homework: Assignment, seed: str
) -> None:
    folder = homework.notebook(course / "release").parent
    text = "\n".join(path.read_text("utf-8") for path in folder.iterdir())
    squeezed = re.sub(r"[\s\\n\"]", "", text)
    assert "HIDDEN TESTS" not in text
    assert "hidden(" not in text
    assert "5/12" not in text
    for name, test in drawn(homework, seed).items():
        for y_true, y_score in [] if test.visible or name.startswith("hand") else test.data:
            assert len(y_true) == 1 or re.sub(r"\s", "", str(y_score)) not in squeezed, name
    for cell in jupytext.read(homework.solution).cells:
        if "answers" in cell.metadata:
            assert json.dumps(cell.source.splitlines()[-1], ensure_ascii=False) not in text
    for mistake in (
        (ROOT / "exercises/mistakes/average_precision.py").read_text().split("\ndef ")[1:]
    ):
        assert mistake.splitlines()[-3].strip() not in text


@each_language
def test_release_opens_without_the_repository(course: Path, homework: Assignment) -> None:
    imports = re.findall(
        r"^\s*(?:import|from) ([\w.]+)",
        "\n".join(
            cell.source
            for cell in nbformat.read(homework.notebook(course / "release"), as_version=4).cells
            if cell.cell_type == "code"
        ),
        re.MULTILINE,
    )
    assert set(imports) == {"check", "fractions", "matplotlib.pyplot"}
    checked = (homework.notebook(course / "release").parent / "check.py").read_text("utf-8")
    assert not re.search(r"^\s*(import|from) (tools|exercises|course_lib|numpy)", checked, re.M)


def test_languages_agree_in_code_tests_and_points() -> None:
    def protocol(homework: Assignment) -> list[tuple]:
        cells = jupytext.read(homework.text).cells
        return [
            (cell.cell_type, cell.metadata, cell.source if cell.cell_type == "code" else None)
            for cell in cells
        ]

    russian, *others = [protocol(homework) for homework in HOMEWORKS]
    assert russian
    for other in others:
        assert other == russian


def test_languages_agree_in_solutions() -> None:
    def protocol(homework: Assignment) -> list[tuple]:
        cells = jupytext.read(homework.solution).cells
        return [
            (cell.cell_type, cell.metadata, cell.source if cell.cell_type == "code" else None)
            for cell in cells
        ]

    russian, *others = [protocol(homework) for homework in HOMEWORKS]
    for other in others:
        assert other == russian


@pytest.mark.parametrize("folder", ["exercises", "solutions"])
def test_languages_agree_in_headings_and_numbers(folder: str) -> None:
    def protocol(language: str) -> list[tuple]:
        text = (ROOT / folder / language / "average-precision.md").read_text("utf-8")
        blocks = text.split("\n\n")
        return [
            (block.startswith("#"), sorted(re.findall(r"\d+(?:[./]\d+)*", block)))
            for block in blocks
        ]

    russian, ukrainian, vietnamese = map(protocol, LANGUAGES)
    assert ukrainian == russian
    assert vietnamese == russian


def test_points_are_as_the_text_says(course: Path) -> None:
    for homework in HOMEWORKS:
        notebook = nbformat.read(homework.notebook(course / "release"), as_version=4)
        points = [
            cell.metadata.nbgrader.points
            for cell in notebook.cells
            if cell.metadata.get("nbgrader", {}).get("grade")
        ]
        assert sum(points) == 15
        assert "15\u00a0" in notebook.cells[0].source


def test_releasing_again_is_harmless_and_another_seed_draws_other_data(
    tmp_path: Path, run_grading: Callable
) -> None:
    def source(seed: str) -> str:
        done = run_grading("release", "--course", tmp_path, "--seed", seed)
        assert done.returncode == 0, done.stderr
        return HOMEWORKS[0].notebook(tmp_path / "source").read_text("utf-8")

    once = source("one")
    released = HOMEWORKS[0].notebook(tmp_path / "release").read_text("utf-8")
    assert source("two") != once
    assert source("one") == once
    assert HOMEWORKS[0].notebook(tmp_path / "release").read_text("utf-8") == released


def test_every_homework_is_found() -> None:
    assert set(HOMEWORKS) <= set(assignments())


@pytest.mark.parametrize(
    ("folder", "status", "said"),
    [
        ("", 2, "which folder"),
        ("no such folder", 2, "there is no such folder"),
        (".", 2, "no submission in it"),
    ],
)
def test_error_says_what_is_wrong(
    course: Path,
    tmp_path: Path,
    run_grading: Callable,
    folder: str,
    status: int,
    said: str,
) -> None:
    path = tmp_path / folder if folder else ""
    done = run_grading("grade", path, "--course", course)
    assert done.returncode == status
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--timeout", "0"], "argument --timeout: '0' is not a whole number above zero"),
        (["--jobs", "two"], "argument --jobs: 'two' is not a whole number above zero"),
    ],
)
def test_limits_are_numbers_above_zero(run_grading: Callable, options: list[str], said: str):
    done = run_grading("grade", "", *options)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_release_that_lacks_a_notebook_is_not_made_anew(
    course: Path, tmp_path: Path, run_grading: Callable
) -> None:
    copy = shutil.copytree(course, tmp_path / "course", ignore=shutil.ignore_patterns("submitted"))
    (copy / "release" / HOMEWORKS[0].name).rename(tmp_path / "moved")
    done = run_grading("grade", tmp_path, "--course", copy)
    assert done.returncode == 2
    assert f"missing: {HOMEWORKS[0].notebook(copy / 'release')}\n" in done.stderr
    assert "HOMEWORK_SEED" in done.stderr


def test_guides_keep_the_homework_made_before(tmp_path: Path, seed: str) -> None:
    made = {name: drawn(Assignment(name, "ru"), seed) for name in ("confusion-matrix", "roc-auc")}
    other_seed = {"roc-auc": drawn(Assignment("roc-auc", "ru"), "another")}
    for folder, releases in {
        "at once": [made],
        "one by one": [other_seed, {"confusion-matrix": made["confusion-matrix"]}, made],
        "again": [made, {"roc-auc": made["roc-auc"]}],
    }.items():
        (tmp_path / folder).mkdir()
        for each in releases:
            write_guides(tmp_path / folder, each)
    for language in LANGUAGES:
        guides = {path.read_text("utf-8") for path in tmp_path.glob(f"*/guide-{language}.md")}
        assert len(guides) == 1
        for name in made:
            title = catalogue(Assignment(name, language))["title"]
            assert guides.copy().pop().count(f"\n### {title}\n") == 1


def test_commands_of_the_guides_exist() -> None:
    for guide in (ROOT / "tools/grading/guide").glob("*.md"):
        commands = re.findall(
            r"`[^`]*?\b(make|nbgrader|jupyter) ([a-z]+)", guide.read_text("utf-8")
        )
        assert len(commands) >= 4
        for program, command in commands:
            if program == "make":
                assert f"\n{command}:" in (ROOT / "Makefile").read_text("utf-8")
            elif program == "nbgrader":
                assert command in NbGraderApp.subcommands
            else:
                assert Path(sys.executable).with_name(f"jupyter-{command}").is_file()
