"""From the outputs of a run to a verdict for every question.

A verdict is one of

    correct
    wrong:<what>          a known mistake (exercises/mistakes) or a message of exercises/check.py
    error:<exception>     the answer raises it
    timed-out
    unanswered            the stub is still there
    cell-missing          the answer's cell is not there
    process-ended         the student's code ended the process of the notebook
    notebook-missing, notebook-unreadable
    by-hand               waits for the teacher
    graded-by-hand        the teacher has given points
    not-graded            nbgrader failed: the teacher must look
"""

import builtins
import re
from typing import NamedTuple

from nbformat import NotebookNode

from tools.grading.answers import Answers, grade_id, is_answer

VERDICT = re.compile(r"\[([\w:-]+)\]$")
# Verdicts after which a teacher should look at the submission.
NEEDS_A_LOOK = {"process-ended", "notebook-missing", "notebook-unreadable", "not-graded"}


class Question(NamedTuple):
    """A question: a test cell, or an answer that is graded by hand."""

    name: str
    maximum: float
    answer: str
    """The grade id of the answer's cell."""

    @property
    def by_hand(self) -> bool:
        """Whether the answer's own cell carries the points."""
        return self.answer == self.name


def questions(released: NotebookNode) -> list[Question]:
    """The questions of a homework in their order; a test asks about the answer before it."""
    found, answer = [], ""
    for cell in released.cells:
        if not grade_id(cell):
            continue
        if is_answer(cell):
            answer = grade_id(cell)
        if cell.metadata.nbgrader.grade:
            found.append(Question(grade_id(cell), float(cell.metadata.nbgrader.points), answer))
    return found


def verdict(question: Question, answers: Answers, executed: NotebookNode) -> str:
    """The verdict on one question of a notebook that ran to its end."""
    cells = {grade_id(cell): cell for cell in executed.cells if grade_id(cell)}
    missing, untouched = question.answer in answers.missing, question.answer in answers.untouched
    if question.by_hand:
        return "cell-missing" if missing else "unanswered" if untouched else "by-hand"
    errors = _errors(cells[question.name])
    if not errors:
        return "correct"
    if missing:
        return "cell-missing"
    if untouched:
        return "unanswered"
    name, text = errors[-1]
    if name == "WrongAnswerError" and (said := VERDICT.search(text)):
        kind, _, detail = said[1].partition(":")
        return (
            f"error:{detail}"
            if kind == "raises"
            else kind
            if kind == "unanswered"
            else f"wrong:{kind}"
        )
    before = _errors(cells[question.answer])
    name = before[-1][0] if before and name != "CellTimeoutError" else name
    return "timed-out" if name == "CellTimeoutError" else f"error:{_known(name)}"


def _errors(cell: NotebookNode) -> list[tuple[str, str]]:
    return [(o.ename, o.evalue) for o in cell.get("outputs", []) if o.output_type == "error"]


def _known(name: str) -> str:
    """The name, if Python has such an exception: another may say anything."""
    kind = getattr(builtins, name, None)
    is_error = isinstance(kind, type) and issubclass(kind, BaseException)
    return name if is_error else "Exception"
