"""nbgrader's gradebook: the tests come from it, the points go into it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from nbgrader.api import Grade, Gradebook

from tools.grading.course import Assignment
from tools.grading.submissions import Submission
from tools.grading.verdicts import Question


class Points(NamedTuple):
    """The points of one question, and whether the teacher has given any."""

    score: float
    by_hand: bool
    comment: str
    """What the teacher wrote under the answer, for the student; empty for all questions of an
    answer but the first."""


@contextmanager
def opened(course: Path) -> Iterator[Gradebook]:
    """The gradebook of the course."""
    with Gradebook(f"sqlite:///{(course / 'gradebook.db').resolve()}") as gradebook:
        yield gradebook


def sources(gradebook: Gradebook, assignment: Assignment) -> dict[str, str]:
    """The text of each of nbgrader's cells by grade id, with the hidden tests in it."""
    notebook = gradebook.find_notebook(assignment.homework, assignment.name)
    return {cell.name: cell.source for cell in notebook.source_cells}


def record(
    gradebook: Gradebook, submission: Submission, asked: list[Question], verdicts: dict[str, str]
) -> dict[str, Points]:
    """Writes the points of the tests; the points of every question, the teacher's before ours.

    The teacher's points, comments and extra credit stay as they are.
    """
    gradebook.update_or_create_student(submission.student_id)
    # nbgrader builds the rows of a submission before it adds them to the session.
    with gradebook.db.no_autoflush:
        gradebook.update_or_create_submission(submission.assignment.name, submission.student_id)
    notebook = gradebook.find_submission_notebook(
        submission.assignment.homework, submission.assignment.name, submission.student_id
    )
    grades = {grade.name: grade for grade in notebook.grades}
    for question in asked:
        grade, verdict = grades[question.name], verdicts[question.name]
        # Also for an answer read by hand: nbgrader adds extra credit only to a score.
        grade.auto_score = question.maximum if verdict == "correct" else 0
        grade.needs_manual_grade = verdict == "by-hand" and grade.manual_score is None
    notebook.failed_tests = any(grade.auto_score != grade.max_score for grade in notebook.grades)
    gradebook.db.commit()
    comments = {comment.name: comment.manual_comment or "" for comment in notebook.comments}
    return {q.name: _points(grades[q.name], comments.pop(q.answer, "")) for q in asked}


def _points(grade: Grade, comment: str) -> Points:
    score = grade.auto_score if grade.manual_score is None else grade.manual_score
    by_hand = grade.manual_score is not None or grade.extra_credit is not None
    return Points(score + (grade.extra_credit or 0), by_hand, comment)
