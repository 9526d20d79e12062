"""Runs one submission with its tests.

The one place where a student's code runs. It runs WITHOUT A SANDBOX: with the rights, the files
and the network of whoever grades. What replaces this must give the same: the notebook with the
outputs of its cells, or `StoppedError`; and the points of the tests in the gradebook.
"""

import multiprocessing
import os
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from tools.grading.nbgrader import api
from tools.grading.submissions import Submission

# Of the notebook as a whole, in times of what one cell may take.
CELLS = 12


class StoppedError(Exception):
    """The submission did not come to its end: the verdict, and the log if nbgrader failed."""

    def __init__(self, verdict: str, log: str = "") -> None:
        super().__init__(verdict)
        self.verdict, self.log = verdict, log


def run(course: Path, submission: Submission, notebook: NotebookNode, seconds: int) -> NotebookNode:
    """The notebook with its outputs, after nbgrader ran and marked it; StoppedError if it did not.

    `seconds` is the limit for one cell.
    """
    student, assignment = submission.student_id, submission.assignment
    path = assignment.notebook(course / "prepared" / student)
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)
    _autograde(course, student, assignment.name, seconds)
    return nbformat.read(assignment.notebook(course / "autograded" / student), as_version=4)


def _autograde(course: Path, student: str, assignment: str, seconds: int) -> None:
    """nbgrader's autograde, in a process of its own that cannot outlive its time."""
    fork = multiprocessing.get_context("fork")
    receiver, sender = fork.Pipe(duplex=False)
    arguments = (sender, course, student, assignment, seconds)
    process = fork.Process(target=_in_process, args=arguments)
    process.start()
    sender.close()
    if not receiver.poll(CELLS * seconds):
        process.kill()
        process.join()
        raise StoppedError("timed-out")
    try:
        result = receiver.recv()
    except EOFError:
        process.join()
        raise StoppedError("not-graded", f"nbgrader ended: {process.exitcode}") from None
    process.join()
    if not result["success"]:
        log = result.get("log", "") + result["error"]
        if "DeadKernelError" in log:
            raise StoppedError("process-ended")
        raise StoppedError("not-graded", log)


def _in_process(sender, course: Path, student: str, assignment: str, seconds: int) -> None:
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    nbgrader = api(
        course,
        CourseDirectory={"submitted_directory": "prepared"},
        Execute={"timeout": seconds},
    )
    sender.send(nbgrader.autograde(assignment, student))
