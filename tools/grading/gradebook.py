"""The points in nbgrader's gradebook."""

from pathlib import Path
from typing import NamedTuple

from nbgrader.api import Gradebook

from tools.grading.submissions import Submission


class Points(NamedTuple):
    """The points of one question, and whether the teacher has given any."""

    score: float
    by_hand: bool


def points(course: Path, submission: Submission) -> dict[str, Points]:
    """The points of each question of a submission; the teacher's go before the test's."""
    with _gradebook(course) as gradebook:
        return {
            grade.name: Points(
                _first(grade.manual_score, grade.auto_score, 0) + _first(grade.extra_credit, 0),
                grade.manual_score is not None or grade.extra_credit is not None,
            )
            for grade in _grades(gradebook, submission)
        }


def no_points(course: Path, submission: Submission) -> None:
    """Writes 0 for every test of a submission that could not be run."""
    with _gradebook(course) as gradebook:
        gradebook.update_or_create_student(submission.student_id)
        gradebook.update_or_create_submission(submission.assignment.name, submission.student_id)
        for grade in _grades(gradebook, submission):
            grade.auto_score, grade.needs_manual_grade = 0, False
        gradebook.db.commit()


def open_for_hand(course: Path, submission: Submission) -> None:
    """Gives each ungraded answer 0: nbgrader adds extra credit only to a score."""
    with _gradebook(course) as gradebook:
        for grade in _grades(gradebook, submission):
            grade.auto_score = _first(grade.auto_score, 0)
        gradebook.db.commit()


def _gradebook(course: Path) -> Gradebook:
    return Gradebook(f"sqlite:///{(course / 'gradebook.db').resolve()}")


def _grades(gradebook: Gradebook, submission: Submission) -> list:
    notebook = gradebook.find_submission_notebook(
        submission.assignment.homework, submission.assignment.name, submission.student_id
    )
    return notebook.grades


def _first(*values: float | None) -> float:
    return next(value for value in values if value is not None)
