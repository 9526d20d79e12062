"""The questions of a homework, and the verdicts that there are.

correct
wrong:<what>          a known mistake (exercises/mistakes) or a message of exercises/check.py
error:<exception>     the answer raises it
unfair-import         it needs a module that is not there when it is graded
timed-out, out-of-memory, too-much-output
process-ended         the student's code ended its process
unanswered            the stub is still there
cell-missing          the answer's cell is not there
notebook-missing, notebook-unreadable
by-hand               waits for the teacher
graded-by-hand        the teacher has given points
not-graded            grading itself failed: the teacher must look
"""

from typing import NamedTuple

from nbformat import NotebookNode

from tools.grading.answers import grade_id, is_answer

# Verdicts after which a teacher should look at the submission.
NEEDS_A_LOOK = {
    "out-of-memory",
    "too-much-output",
    "process-ended",
    "notebook-missing",
    "notebook-unreadable",
    "not-graded",
}


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
