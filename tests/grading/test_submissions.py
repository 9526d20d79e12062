"""What a folder holds: submissions, and what cannot be graded."""

import html
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest
from jinja2 import Environment, FileSystemLoader
from nbgrader.server_extensions.formgrader import handlers

from tools.grading import grade as grading
from tools.grading.course import Assignment, assignments
from tools.grading.journal import Journal
from tools.grading.run import Outcome
from tools.grading.sandbox.session import Limits
from tools.grading.submissions import Submission, shown, submissions
from tools.grading.verdicts import questions

NAME = "average-precision-ru"
KNOWN = {NAME: Assignment("average-precision", "ru")}


def hand_in(folder: Path, student: str | bytes) -> Path:
    """An empty notebook of a student."""
    own = folder / os.fsdecode(student) / NAME
    own.mkdir(parents=True)
    (own / "average-precision.ipynb").touch()
    return own


@pytest.mark.parametrize(
    ("student", "why"),
    [
        (" ..", "dots or spaces"),
        (" ", "dots or spaces"),
        (" .hidden", "dots or spaces"),
        ("[" * 100, "too long"),
        ("\u0419".encode("cp1251") + b"!", "not UTF-8"),
    ],
)
def test_name_that_no_folder_can_have_is_skipped(
    tmp_path: Path, student: str | bytes, why: str
) -> None:
    hand_in(tmp_path, "other")
    hand_in(tmp_path, student)
    found, remarks = submissions(tmp_path, KNOWN)
    assert [submission.student for submission in found] == ["other"]
    assert [why in remark for remark in remarks] == [True]


def test_link_to_the_work_of_others_is_skipped(tmp_path: Path) -> None:
    work = hand_in(tmp_path, "other")
    (tmp_path / "friend").symlink_to(work.parent)
    (tmp_path / "lazy").mkdir()
    (tmp_path / "lazy" / NAME).symlink_to(work)
    found, remarks = submissions(tmp_path, KNOWN)
    assert [submission.student for submission in found] == ["other"]
    assert len(remarks) == 2
    assert all("it is a link" in remark for remark in remarks)


def test_of_two_folders_a_dangling_link_is_no_newer_one(tmp_path: Path) -> None:
    for student in ("one", "one "):
        (hand_in(tmp_path, student) / "x.ipynb").symlink_to("nowhere")
    found, remarks = submissions(tmp_path, KNOWN)
    assert len(found) == len(remarks) == 1


@pytest.mark.parametrize("name", ["\x1b[31mred", "a\n=1+1", "\u202eright to left"])
def test_name_is_shown_as_one_line_of_text(name: str) -> None:
    assert shown(name).isprintable()
    assert shown("Nguyễn Ґ.txt") == "Nguyễn Ґ.txt"


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", 'the "best"', "a%3Cb#c", "\\\n"])
def test_name_is_no_script_and_no_address_in_the_formgrader(name: str) -> None:
    student = Submission(name, KNOWN[NAME], Path()).student_id
    templates = Environment(loader=FileSystemLoader(handlers.template_path))
    names = {"base_url": "", "student_id": unquote(f"/{student}")[1:]}
    page = templates.get_template("manage_students_assignments.tpl").render(names)
    (shown_name,) = re.findall('<li class="active">(.*)</li>', page)
    (script,) = re.findall('student_id = "(.*)";', page)
    assert html.unescape(shown_name) == json.loads(f'"{script}"') == student
    assert not {*'<>"#\\'} & {*student}


def test_names_of_students_stay_different_in_nbgrader() -> None:
    names = ["a<", "a=3C", "a%3C", "a=", "O'Neil", "Мар'яна"]
    ids = [Submission(name, KNOWN[NAME], Path()).student_id for name in names]
    assert len(set(ids)) == len(names)
    assert ids[-2:] == names[-2:]


def test_journal_reads_no_notebook_that_is_too_large_or_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise PermissionError

    own = hand_in(tmp_path, "one")
    journal, submission = Journal(tmp_path), Submission("one", KNOWN[NAME], own)
    os.truncate(own / "average-precision.ipynb", 2**43)
    journal.put(submission, Outcome({}))
    os.truncate(own / "average-precision.ipynb", 0)
    assert journal.get(submission) is None
    monkeypatch.setattr(Path, "open", locked)
    monkeypatch.setattr(Path, "read_bytes", locked)
    assert journal.get(submission) is None


def test_outcome_that_cannot_be_written_leaves_the_others_their_marks(
    course: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture,
    read_marks: Callable,
) -> None:
    for name in ("gradebook.db", "release"):
        copy = shutil.copytree if (course / name).is_dir() else shutil.copyfile
        copy(course / name, tmp_path / name)
    for student in ("first", "second", "third"):
        hand_in(tmp_path / "handed in", student)

    def outcomes(_: Path, found: list, homework: dict, *__: object):
        asked = questions(homework[found[0].assignment].notebook)
        verdicts = {question.name: "correct" for question in asked}
        yield from enumerate([Outcome(verdicts), Outcome(verdicts, "\ud800"), Outcome(verdicts)])

    monkeypatch.setattr(grading, "_outcomes", outcomes)
    assert (
        grading.grade(tmp_path, assignments(), str(tmp_path / "handed in"), Limits(4), 1, True) == 1
    )
    assert read_marks(tmp_path).keys() == {"first", "third"}
    assert "second, average-precision-ru: not in marks.csv" in capsys.readouterr().err
