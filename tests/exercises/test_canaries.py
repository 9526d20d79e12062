"""No word of a hidden test or a solution is in a release or in the site."""

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import jupytext
import nbformat

from tools.grading.course import LANGUAGES, ROOT, Assignment, assignments
from tools.grading.source import CANARY

SOLUTION = "canary: a solution"
# Characters of a line that would not stand in two texts by chance.
TELLING = 60


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Every file of a folder as text, also those in archives."""
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".zip":
            with ZipFile(io.BytesIO(path.read_bytes())) as archive:
                for name in archive.namelist():
                    yield f"{path.name}/{name}", archive.read(name).decode("utf-8")
        elif path.is_file():
            yield str(path), path.read_text("utf-8", errors="replace")


@cache
def told() -> str:
    """What every student may read: the chapters, with their worked examples, and the homework."""
    pages = [*(ROOT / "book").glob("*/*.md"), *(ROOT / "exercises").glob("*/*.md")]
    return "\n".join(page.read_text("utf-8") for page in pages)


def solved_lines(assignment: Assignment) -> set[str]:
    """The long lines of a worked solution that stand in no chapter and in no homework."""
    solution = assignment.solution.read_text("utf-8")
    code = [c.source for c in jupytext.read(assignment.solution).cells if c.cell_type == "code"]
    lines = {line.strip() for line in [*solution.splitlines(), *"\n".join(code).splitlines()]}
    return {line for line in lines if len(line) > TELLING and line not in told()}


def test_source_and_solutions_have_the_canaries(course) -> None:
    for language in LANGUAGES:
        assert CANARY in course.path("source", language).read_text("utf-8")
        solution = Assignment(course.homework.name, language).solution
        assert f"% {SOLUTION}\n" in solution.read_text("utf-8")


def test_release_has_no_canary_and_no_solution(course) -> None:
    for language in LANGUAGES:
        released = course.path("release", language)
        lines = solved_lines(Assignment(course.homework.name, language))
        assert lines
        for name, text in texts(released.parent):
            assert "canary" not in text, name
            assert "HIDDEN TESTS" not in text, name
        sources = "\n".join(cell.source for cell in nbformat.read(released, as_version=4).cells)
        assert not [line for line in lines if line in sources]


def test_site_has_no_canary_and_no_solution() -> None:
    lines = set().union(*map(solved_lines, assignments()))
    found = list(texts(ROOT / "_site"))
    assert any(name.endswith(".ipynb") and ".zip/" in name for name, _ in found)
    for name, text in found:
        assert "canary:" not in text, name
        if name.endswith((".html", ".ipynb", ".json", ".js", ".txt")):
            assert not [line for line in lines if line in text], name
