"""A course made by the real commands, and a class that hands in its work."""

import csv
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOMEWORK = "average-precision"
SEED = "of the tests"


def grading(*arguments: str | Path) -> subprocess.CompletedProcess:
    """Runs `python -m tools.grading`, as make does."""
    environment = {k: v for k, v in os.environ.items() if k != "HOMEWORK_SEED"}
    return subprocess.run(
        [sys.executable, "-m", "tools.grading", *map(str, arguments), "--homework", HOMEWORK],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )


def marks(course: Path) -> dict[str, dict[str, dict[str, str]]]:
    """The table of marks: by student and question, the row."""
    table: dict = {}
    with (course / "marks.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            table.setdefault(row["student"], {})[row["question"]] = row
    return table


@pytest.fixture(scope="session")
def run_grading() -> Callable:
    return grading


@pytest.fixture(scope="session")
def read_marks() -> Callable:
    return marks


@pytest.fixture(scope="session")
def seed() -> str:
    return SEED


@pytest.fixture(scope="session")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course with one homework, released and solved."""
    folder = tmp_path_factory.mktemp("homework")
    done = grading("solutions", "--course", folder, "--seed", SEED)
    assert done.returncode == 0, done.stderr
    return folder
