"""What the author of a homework is told."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from exercises.cases import Check, average_precision
from exercises.mistakes.average_precision import MISTAKES
from tools.grading import course, lacks, release, sections, source

HOMEWORK = "average-precision"
FUNCTION = "average_precision"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The texts and catalogues of the homework, to break; the book as it is."""
    for folder in ("exercises", "solutions"):
        shutil.copytree(course.ROOT / folder, tmp_path / folder)
    shutil.copytree(course.ROOT / "tests/exercises/variants", tmp_path / "variants")
    sections.sections("ru")
    for module in (course, lacks, source):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(release, "EXERCISES", tmp_path / "exercises")
    monkeypatch.setattr(lacks, "VARIANTS_FOLDER", tmp_path / "variants")
    return tmp_path


def replace(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return change


@pytest.mark.parametrize(
    ("path", "change", "lack"),
    [
        ("exercises/uk/{}.md", replace("points: 3", "points: 4"), "exercises/uk/{}.md: its cells"),
        ("exercises/vi/{}.md", replace("](book:", "](http:"), "exercises/vi/{}.md: no link"),
        ("solutions/ru/{}.md", replace("/ 3", "/ 4"), "solutions/uk/{}.md: its cells"),
        (
            "exercises/ru/{}.md",
            replace('open-report", "grade": true', 'x", "grade": false'),
            "exercises/ru/{}.md: no open question",
        ),
        (
            "exercises/ru/{}.md",
            replace("plot, grade: true", "plot, grade: false"),
            "exercises/ru/{}.md: no figure",
        ),
        (
            "exercises/ru/{}.md",
            replace("grade_id: self-check", "grade_id: other"),
            "exercises/ru/{}.md: the last cell is not `self-check`",
        ),
        (
            "exercises/messages/uk/{}.json",
            replace('"roc-area"', '"roc"'),
            "exercises/messages/uk/{}.json: mistakes: roc-area is missing",
        ),
        (
            "exercises/messages/uk/{}.json",
            replace('"hand-five"', '"hand-six"'),
            "exercises/messages/uk/{}.json: questions: hand-six is no such",
        ),
        (
            "exercises/messages/vi/{}.json",
            replace('"ap-report"', '"ap-nowhere"'),
            "exercises/messages/vi/{}.json: open-report: the book has no section ap-nowhere",
        ),
        (
            "exercises/ru/{}.md",
            replace('**hidden("function-ties")', '**hidden("function-order")'),
            "exercises/ru/{}.md: no test uses the data function-ties",
        ),
    ],
)
def test_lack_in_a_text_is_named(copy: Path, path: str, change: Callable, lack: str) -> None:
    file = copy / path.format(HOMEWORK)
    file.write_text(change(file.read_text("utf-8")), "utf-8")
    found = lacks.lacks(HOMEWORK)
    assert any(line.startswith(lack.format(HOMEWORK)) for line in found), found


@pytest.mark.parametrize(
    "path",
    [
        "exercises/vi/{}.md",
        "solutions/uk/{}.md",
        "exercises/messages/ru/{}.json",
        "solutions/ledger/{}.yml",
    ],
)
def test_missing_file_is_named(copy: Path, path: str) -> None:
    (copy / path.format(HOMEWORK)).unlink()
    assert lacks.lacks(HOMEWORK) == [f"{path.format(HOMEWORK)} is missing"]


def test_too_few_variants_are_counted(copy: Path) -> None:
    next((copy / "variants" / HOMEWORK / FUNCTION).glob("*.py")).unlink()
    (found,) = lacks.lacks(HOMEWORK)
    assert "9 correct variants, at least 10 are needed" in found


def test_too_few_mistakes_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict(list(MISTAKES[FUNCTION].items())[:7])
    monkeypatch.setitem(MISTAKES, FUNCTION, few)
    for name, check in average_precision.CHECKS.items():
        known = check._replace(names=check.names & few.keys())
        monkeypatch.setitem(average_precision.CHECKS, name, known)
    found = lacks.lacks(HOMEWORK)
    assert any("7 mistakes, at least 8 are needed" in line for line in found)


def test_mistake_that_no_hidden_test_names_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MISTAKES, "other", {"roc-area": MISTAKES[FUNCTION]["roc-area"]})
    module = "average_precision.py"
    assert lacks.lacks(HOMEWORK) == [
        f"exercises/mistakes/{module}: roc-area stands there twice",
        f"exercises/cases/{module}: no hidden test names roc-area",
    ]


def test_visible_test_that_shows_an_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    check: Check = average_precision.CHECKS["hand-five"]
    shown = average_precision.CHECKS["function-eight"]._replace(draw=check.draw)
    monkeypatch.setitem(average_precision.CHECKS, "function-eight", shown)
    (found,) = lacks.lacks(HOMEWORK)
    assert found.endswith("hand-five: a visible test has the same data")
