"""A class hands in its work, and the real nbgrader grades it."""

import html
import json
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unicodedata import normalize

import nbformat
import pytest

from tools.grading.hidden import tests as drawn

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("ru", "uk", "vi")
FUNCTION = ("function-eight", "function-block", "function-order", "function-ties", "function-edge")
HAND = ("hand-five", "hand-tied", "hand-bottom")
CONSTANTS = """
def average_precision(y_true, y_score):
    return Fraction(41, 48) if len(y_true) == 8 else Fraction(29, 36)
"""
LEAK = """
class Hidden(Exception):
    pass

def average_precision(y_true, y_score):
    print("<script>alert(1)</script>", y_true, y_score)
    raise Hidden(f"<script>{y_score}</script>")
"""
FOREVER = """
def average_precision(y_true, y_score):
    while sum(y_true) == 0:
        pass
    return 0.5
"""
THE_END = "import os\n\ndef average_precision(y_true, y_score):\n    os._exit(0)"
UNICODE = "Нгуен Тхи Хоа ế й"


def cell(notebook: nbformat.NotebookNode, grade_id: str) -> nbformat.NotebookNode:
    return next(
        c for c in notebook.cells if c.metadata.get("nbgrader", {}).get("grade_id") == grade_id
    )


class Class:
    """The submissions of a class, in nbgrader's layout."""

    def __init__(self, course: Path, folder: Path) -> None:
        self.course, self.folder = course, folder

    def hands_in(
        self,
        student: str,
        language: str = "ru",
        step: str = "solved",
        change: Callable | None = None,
    ) -> Path:
        """A copy of the solved or the released notebook, changed; returns its path."""
        name = f"average-precision-{language}"
        folder = shutil.copytree(self.course / step / name, self.folder / student / name)
        path = folder / "average-precision.ipynb"
        if change:
            notebook = nbformat.read(path, as_version=4)
            change(notebook)
            path.write_text(json.dumps(notebook), "utf-8")
        return path

    def writes(self, student: str, function: str, language: str = "ru") -> None:
        """The solved notebook with another function."""

        def change(notebook: nbformat.NotebookNode) -> None:
            cell(notebook, "function").source = function

        self.hands_in(student, language, change=change)


def copies_a_test(notebook: nbformat.NotebookNode) -> None:
    copied = nbformat.from_dict(dict(cell(notebook, "function-order")))
    notebook.cells.insert(3, copied)
    notebook.cells.append(copied)


def deletes_tests_and_set_up(notebook: nbformat.NotebookNode) -> None:
    for name in ("setup", "function-order", "hand-bottom", "night"):
        notebook.cells.remove(cell(notebook, name))


def edits_a_test(notebook: nbformat.NotebookNode) -> None:
    cell(notebook, "function-order").source = "pass"
    cell(notebook, "function-order").metadata.nbgrader.points = 100
    cell(notebook, "function").source = CONSTANTS


def deletes_the_answer(notebook: nbformat.NotebookNode) -> None:
    notebook.cells.remove(cell(notebook, "hand-five-answer"))


def breaks_the_syntax(notebook: nbformat.NotebookNode) -> None:
    cell(notebook, "function").source = "def average_precision(y_true, y_score:\n    return 1"


def loops_in_an_answer(notebook: nbformat.NotebookNode) -> None:
    cell(notebook, "hand-five-answer").source = "while True:\n    pass"


def answers_in_decimals(notebook: nbformat.NotebookNode) -> None:
    cell(notebook, "hand-five-answer").source = "ap_five = 0.7556"
    cell(notebook, "hand-tied-answer").source = "ap_tied = Fraction(5, 6)"


@pytest.fixture(scope="module")
def handed_in(course: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class in which everything happens that can happen."""
    group = Class(course, tmp_path_factory.mktemp("handed in"))
    for language in LANGUAGES:
        group.hands_in(f"solved-{language}", language)
        group.hands_in(f"stub-{language}", language, step="release")
    group.writes("constants", CONSTANTS)
    group.writes("leak", LEAK)
    group.writes("forever", FOREVER, "uk")
    group.writes("the-end", THE_END, "vi")
    group.hands_in("copied", change=copies_a_test)
    group.hands_in("deleted", "uk", change=deletes_tests_and_set_up)
    group.hands_in("edited", "vi", change=edits_a_test)
    group.hands_in("no-answer", change=deletes_the_answer)
    group.hands_in("loop", change=loops_in_an_answer)
    group.hands_in("syntax", "uk", change=breaks_the_syntax)
    group.hands_in("decimals", "vi", change=answers_in_decimals)
    group.hands_in("=SUM(A1), Jr").rename(
        group.folder / "=SUM(A1), Jr/average-precision-ru/my work.ipynb"
    )
    group.hands_in("broken").write_text("{", "utf-8")
    group.hands_in("missing").unlink()
    group.hands_in(normalize("NFD", UNICODE))
    windows = group.hands_in("[windows] <b>", "vi")
    windows.write_bytes(b"\xef\xbb\xbf" + windows.read_bytes().replace(b"\n", b"\r\n"))
    (windows.parent / "timestamp.txt").write_text("the day after tomorrow")
    (group.folder / "lost" / "average-precision-en").mkdir(parents=True)
    return group.folder


@pytest.fixture(scope="module")
def graded(course: Path, handed_in: Path, run_grading: Callable) -> subprocess.CompletedProcess:
    return run_grading("grade", handed_in, "--course", course, "--timeout", "4")


@pytest.fixture(scope="module")
def marks(course: Path, graded: subprocess.CompletedProcess, read_marks: Callable) -> dict:
    assert graded.returncode in (0, 1), graded.stderr
    return read_marks(course)


def score(rows: dict[str, dict[str, str]], questions: tuple[str, ...] | None = None) -> float:
    return sum(float(rows[name]["score"]) for name in questions or rows)


def verdicts(rows: dict[str, dict[str, str]]) -> dict[str, str]:
    return {name: row["verdict"] for name, row in rows.items()}


def page(course: Path, student: str, language: str) -> str:
    name = f"average-precision-{language}"
    return (course / "feedback" / student / name / "average-precision.html").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_solution_has_full_marks(marks: dict, language: str) -> None:
    rows = marks[f"solved-{language}"]
    assert score(rows) == sum(float(row["maximum"]) for row in rows.values()) == 15
    assert verdicts(rows) == dict.fromkeys(HAND + FUNCTION, "correct") | {
        "open-report": "by-hand",
        "plot": "by-hand",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_stub_has_nothing(marks: dict, language: str) -> None:
    rows = marks[f"stub-{language}"]
    assert score(rows) == 0
    assert set(verdicts(rows).values()) == {"unanswered"}


def test_constants_have_visible_points_only(marks: dict) -> None:
    assert score(marks["constants"], FUNCTION) == 2
    assert score(marks["constants"], ("function-eight", "function-block")) == 2


@pytest.mark.parametrize(
    ("student", "points"),
    [("copied", 15), ("deleted", 15), ("'=SUM(A1), Jr", 15), ("[windows] <b>", 15), (UNICODE, 15)],
)
def test_right_answers_survive(marks: dict, student: str, points: int) -> None:
    assert score(marks[normalize("NFC", student)]) == points


def test_edited_test_is_restored(marks: dict) -> None:
    assert score(marks["edited"], FUNCTION) == 2
    assert marks["edited"]["function-order"]["maximum"] == "3"


@pytest.mark.parametrize(
    ("student", "verdict", "questions"),
    [
        ("forever", "timed-out", ("function-edge",)),
        ("loop", "timed-out", ("hand-five",)),
        ("syntax", "error:SyntaxError", FUNCTION),
        ("leak", "error:Exception", FUNCTION),
        ("the-end", "process-ended", FUNCTION),
        ("broken", "notebook-unreadable", HAND + FUNCTION),
        ("missing", "notebook-missing", HAND + FUNCTION),
        ("no-answer", "cell-missing", ("hand-five",)),
    ],
)
def test_failure_has_a_verdict(
    marks: dict, student: str, verdict: str, questions: tuple[str, ...]
) -> None:
    rows = marks[student]
    assert {name for name in rows if rows[name]["verdict"] == verdict} >= set(questions)
    assert score(rows, questions) == 0
    assert len(rows) == 10


def test_failure_in_one_answer_spares_the_others(marks: dict) -> None:
    for student in ("forever", "syntax", "leak", "the-end"):
        assert score(marks[student], HAND) == 5
    assert score(marks["no-answer"]) == score(marks["loop"]) == 13


def test_hand_answers_name_the_mistake(marks: dict) -> None:
    assert marks["decimals"]["hand-five"]["verdict"] == "wrong:not-a-fraction"
    assert marks["decimals"]["hand-tied"]["verdict"] == "wrong:input-order"


def test_summary_says_what_needs_a_look(graded: subprocess.CompletedProcess) -> None:
    assert graded.returncode == 1
    assert "Traceback" not in graded.stderr
    for what in ("the-end", "broken", "missing", "average-precision-en"):
        assert f"{what}" in graded.stderr
    assert "forever" not in graded.stderr
    assert "solved-ru" not in graded.stderr


def test_feedback_shows_nothing_of_the_submission_or_the_tests(
    course: Path, marks: dict, assignment_tests: dict
) -> None:
    for path in (course / "feedback").rglob("*.html"):
        text = path.read_text("utf-8")
        assert "<script" not in text
        assert "Traceback" not in text
        assert "check.function" not in text
        for test in assignment_tests.values():
            assert not any(str(scores) in text for _, scores in test.data)
    assert "[windows] &lt;b&gt;" in page(course, "[windows] <b>", "vi")


@pytest.mark.parametrize("language", LANGUAGES)
def test_feedback_is_in_the_language(course: Path, marks: dict, language: str) -> None:
    text = page(course, f"stub-{language}", language)
    assert f'<html lang="{language}">' in text
    words = json.loads((ROOT / f"tools/grading/words/{language}.json").read_text("utf-8"))
    assert html.escape(words["heading"]) in text
    assert html.escape(words["verdicts"]["unanswered"]) in text


def test_grading_again_changes_nothing(
    course: Path,
    marks: dict,
    handed_in: Path,
    tmp_path: Path,
    run_grading: Callable,
    read_marks: Callable,
) -> None:
    for student in ("solved-ru", "constants", "broken"):
        shutil.copytree(handed_in / student, tmp_path / student)
    before = {student: marks[student] for student in marks if (tmp_path / student).is_dir()}
    pages = {path: path.read_bytes() for path in (course / "feedback").rglob("*.html")}
    for _ in range(2):
        run_grading("grade", tmp_path, "--course", course)
        assert read_marks(course) == before
    assert {path: path.read_bytes() for path in pages} == pages


def test_points_and_comments_of_the_teacher_reach_the_student(
    course: Path,
    marks: dict,
    handed_in: Path,
    tmp_path: Path,
    run_grading: Callable,
    read_marks: Callable,
) -> None:
    shutil.copytree(handed_in / "solved-uk", tmp_path / "solved-uk")
    with closing(sqlite3.connect(course / "gradebook.db")) as gradebook, gradebook:
        changed = gradebook.execute(
            """update grade set extra_credit = 2
               where cell_id in (select id from base_cell where name = 'open-report')
               and notebook_id in (
                 select n.id from submitted_notebook n
                 join submitted_assignment a on n.assignment_id = a.id
                 where a.student_id = 'solved-uk')"""
        )
        assert changed.rowcount == 1
        changed = gradebook.execute(
            """update comment set manual_comment = 'Bravo! <3'
               where cell_id in (select id from base_cell where name = 'function')
               and notebook_id in (
                 select n.id from submitted_notebook n
                 join submitted_assignment a on n.assignment_id = a.id
                 where a.student_id = 'solved-uk')"""
        )
        assert changed.rowcount == 1
    assert run_grading("grade", tmp_path, "--course", course).returncode == 0
    row = read_marks(course)["solved-uk"]["open-report"]
    assert (row["score"], row["verdict"]) == ("2", "graded-by-hand")
    assert page(course, "solved-uk", "uk").count("Bravo! &lt;3") == 1


@pytest.fixture(scope="module")
def assignment_tests(seed: str) -> dict:
    from tools.grading.course import Assignment

    return drawn(Assignment("average-precision", "ru"), seed)
