"""Grades a folder of submissions, each apart: marks.csv, and a feedback page for each.

Submissions run in parallel, each in a process of its own that can only report its outcome; this
process alone writes the gradebook, the notebooks, the pages and the marks.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from traceback import format_exc
from typing import NamedTuple

import nbformat
from nbformat import NotebookNode

from tools.grading import gradebook
from tools.grading.answers import Answers, UnusableError, answers, grade_id
from tools.grading.batch import in_parallel
from tools.grading.course import Assignment, GradingError
from tools.grading.feedback import feedback
from tools.grading.journal import Journal
from tools.grading.marks import Mark, write_marks
from tools.grading.run import Outcome, run
from tools.grading.sandbox.bubblewrap import NoSandboxError
from tools.grading.sandbox.process import Warm, warm
from tools.grading.sandbox.session import Limits
from tools.grading.submissions import Submission, shown, submissions
from tools.grading.verdicts import NEEDS_A_LOOK, Question, questions

# What of a release stands beside the student's notebook: `check`, what it reads, and the data.
BESIDE = ("*.py", "*.json")
# Seconds beyond its limits after which a submission's test process is taken for stuck.
SLACK = 60


class Homework(NamedTuple):
    """An assignment as it is graded."""

    notebook: NotebookNode
    """The release, with the hidden tests."""
    folder: Path
    """Where its `check` is."""
    files: dict[str, str]
    """What stands beside the student's notebook."""

    @property
    def asked(self) -> list[Question]:
        """Its questions."""
        return questions(self.notebook)


def grade(
    course: Path,
    chosen: list[Assignment],
    folder: str,
    limits: Limits,
    jobs: int,
    confined: bool,
) -> int:
    """Grades all submissions of the folder; 0 if none needs a look, else 1.

    `marks.csv` holds the submissions of this folder and no others; the gradebook keeps all.
    Stopped and started again, it goes on with those that have no outcome yet.
    """
    if not folder:
        raise GradingError("which folder? make grade SUBMITTED=<nbgrader's submitted layout>")
    known = {assignment.name: assignment for assignment in chosen}
    found, look = submissions(Path(folder), known)
    if not confined:
        print("Submissions run without a sandbox, with your rights.", flush=True)
    marks: dict[int, list[Mark]] = {}
    with gradebook.opened(course) as book:
        homework = {s.assignment: _homework(course, book, s.assignment) for s in found}
        for index, outcome in _outcomes(course, found, homework, limits, jobs, confined):
            submission = found[index]
            try:
                marks[index] = _record(course, book, submission, homework, outcome)
            except Exception:  # whatever one submission leaves, the others have their marks
                book.db.rollback()
                look.append(f"{_who(submission)}: not in marks.csv\n{format_exc()}".rstrip())
                continue
            _progress(len(marks), len(found), submission, marks[index])
            look += _remarks(submission, outcome)
    write_marks(course / "marks.csv", [mark for index in sorted(marks) for mark in marks[index]])
    Journal(course).clear()
    print(f"Marks: {os.path.relpath(course / 'marks.csv')}", flush=True)
    for remark in sorted(look):
        print(f"Needs a look: {remark}", file=sys.stderr)
    return 1 if look else 0


def _homework(course: Path, book: gradebook.Gradebook, assignment: Assignment) -> Homework:
    released = nbformat.read(assignment.notebook(course / "release"), as_version=4)
    whole = gradebook.sources(book, assignment)
    for cell in released.cells:
        cell.source = whole.get(grade_id(cell), cell.source)
    folder = assignment.notebook(course / "release").parent
    beside = [path for kind in BESIDE for path in sorted(folder.glob(kind))]
    return Homework(released, folder, {path.name: path.read_text("utf-8") for path in beside})


def _outcomes(
    course: Path,
    found: list[Submission],
    homework: dict[Assignment, Homework],
    limits: Limits,
    jobs: int,
    confined: bool,
) -> Iterator[tuple[int, Outcome]]:
    """The outcome of each submission: from the journal if it is there, else from a run."""
    journal = Journal(course, repr((limits, sorted(homework.items()))))
    todo = []
    for index, submission in enumerate(found):
        outcome = journal.get(submission)
        if outcome:
            yield index, outcome
        else:
            todo.append(index)
    if not todo:
        return
    try:
        with warm(confined) as sandbox:

            def work(index: int) -> tuple:
                return outcome_of(found[index], homework[found[index].assignment], sandbox, limits)

            for index, result in in_parallel(work, todo, jobs, limits.whole + SLACK):
                outcome = Outcome(*result) if result else _nothing(homework, found[index])
                journal.put(found[index], outcome)
                yield index, outcome
    except NoSandboxError as error:
        raise GradingError(str(error)) from error


def outcome_of(
    submission: Submission, homework: Homework, sandbox: Warm, limits: Limits
) -> Outcome:
    """The outcome of one submission whatever it does; runs in a process of its own."""
    # `import check` in a test means the course's own copy.
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(homework.folder))
    asked = homework.asked
    try:
        given = _answers(submission, homework)
        return run(given, asked, lambda: sandbox.process(homework.files, limits.whole), limits)
    except UnusableError as error:
        return Outcome(dict.fromkeys((q.name for q in asked), str(error)))
    except Exception:  # whatever one submission does, the others are graded
        return Outcome(dict.fromkeys((q.name for q in asked), "not-graded"), log=format_exc())


def _answers(submission: Submission, homework: Homework) -> Answers:
    try:
        return answers(submission, homework.notebook)
    except MemoryError as error:
        raise UnusableError("notebook-unreadable") from error


def _nothing(homework: dict[Assignment, Homework], submission: Submission) -> Outcome:
    """The outcome when the test process itself has ended, or is stuck."""
    asked = homework[submission.assignment].asked
    return Outcome(dict.fromkeys((q.name for q in asked), "not-graded"), log="no outcome")


def _record(
    course: Path,
    book: gradebook.Gradebook,
    submission: Submission,
    homework: dict[Assignment, Homework],
    outcome: Outcome,
) -> list[Mark]:
    """Writes the outcome where nbgrader and the student look for it; the marks."""
    assignment, student = submission.assignment, submission.student
    asked = homework[assignment].asked
    points = gradebook.record(book, submission, asked, outcome.verdicts)
    marks = [
        Mark(
            student,
            assignment.name,
            question.name,
            points[question.name].score,
            question.maximum,
            "graded-by-hand" if points[question.name].by_hand else outcome.verdicts[question.name],
        )
        for question in asked
    ]
    ran = assignment.notebook(course / "autograded" / submission.student_id)
    ran.unlink(missing_ok=True)
    if outcome.notebook:
        _write(ran, outcome.notebook)
    page = course / "feedback" / student / assignment.name / f"{assignment.homework}.html"
    comments = {name: points[name].comment for name in points}
    _write(page, feedback(assignment, student, marks, comments))
    return marks


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _remarks(submission: Submission, outcome: Outcome) -> list[str]:
    verdicts = sorted(set(outcome.verdicts.values()) & NEEDS_A_LOOK)
    return [f"{_who(submission)}: {verdict}\n{outcome.log}".rstrip() for verdict in verdicts]


def _progress(done: int, of: int, submission: Submission, marks: list[Mark]) -> None:
    score, maximum = sum(m.score for m in marks), sum(m.maximum for m in marks)
    bar = "#" * (20 * done // of)
    print(f"[{bar:<20}] {done}/{of} {_who(submission)}: {score:g} of {maximum:g}", flush=True)


def _who(submission: Submission) -> str:
    return f"{shown(submission.student)}, {submission.assignment.name}"
