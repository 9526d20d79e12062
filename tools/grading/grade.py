"""Grades a folder of submissions, each apart: marks.csv, and a feedback page for each."""

import os
import sys
from pathlib import Path
from traceback import format_exc

import nbformat

from tools.grading import gradebook
from tools.grading.answers import UnusableError, answers
from tools.grading.course import GradingError, assignments
from tools.grading.feedback import feedback
from tools.grading.marks import Mark, write_marks
from tools.grading.run import StoppedError, run
from tools.grading.submissions import Submission, submissions
from tools.grading.verdicts import NEEDS_A_LOOK, questions, verdict


def grade(course: Path, folder: str, seconds: int) -> int:
    """Grades all submissions of the folder; 0 if none needs a look, else 1.

    `marks.csv` holds the submissions of this folder and no others; the gradebook keeps all.
    """
    if not folder:
        raise GradingError("which folder? make grade SUBMITTED=<nbgrader's submitted layout>")
    known = {assignment.name: assignment for assignment in assignments()}
    found, look = submissions(Path(folder), known)
    print("Submissions run without a sandbox: grade only work that you trust.", flush=True)
    marks = []
    for number, submission in enumerate(found, 1):
        own, log = _marks(course, submission, seconds)
        marks += own
        _write_feedback(course, submission, own)
        score, maximum = sum(m.score for m in own), sum(m.maximum for m in own)
        who = f"{submission.student}, {submission.assignment.name}"
        print(f"{number}/{len(found)} {who}: {score:g} of {maximum:g}", flush=True)
        look += [
            f"{who}: {v}\n{log}".rstrip() for v in sorted({m.verdict for m in own} & NEEDS_A_LOOK)
        ]
    write_marks(course / "marks.csv", marks)
    print(f"Marks: {os.path.relpath(course / 'marks.csv')}", flush=True)
    for remark in look:
        print(f"Needs a look: {remark}", file=sys.stderr)
    return 1 if look else 0


def _marks(course: Path, submission: Submission, seconds: int) -> tuple[list[Mark], str]:
    """A mark for every question whatever the submission does, and the log if grading failed."""
    released = nbformat.read(submission.assignment.notebook(course / "release"), as_version=4)
    asked = questions(released)
    stopped, log = "", ""
    try:
        given = answers(submission, released)
        executed = run(course, submission, given.notebook, seconds)
        verdicts = {question.name: verdict(question, given, executed) for question in asked}
        gradebook.open_for_hand(course, submission)
    except UnusableError as error:
        stopped = str(error)
    except StoppedError as error:
        stopped, log = error.verdict, error.log
    except Exception:  # whatever one submission does, the others are graded
        stopped, log = "not-graded", format_exc()
    if stopped:
        verdicts = dict.fromkeys((question.name for question in asked), stopped)
        gradebook.no_points(course, submission)
    points = gradebook.points(course, submission)
    return [
        Mark(
            submission.student,
            submission.assignment.name,
            question.name,
            points[question.name].score,
            question.maximum,
            "graded-by-hand" if points[question.name].by_hand else verdicts[question.name],
        )
        for question in asked
    ], log


def _write_feedback(course: Path, submission: Submission, marks: list[Mark]) -> None:
    assignment = submission.assignment
    path = (
        course / "feedback" / submission.student / assignment.name / f"{assignment.homework}.html"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(feedback(assignment, submission.student, marks), "utf-8")
