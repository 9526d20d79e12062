"""Runs one submission: from its notebook and the tests to a verdict for every question.

A pure function: nothing is read or written but the notebook, the tests and the sandbox.

The cells run in their order, each test at its place, as in a notebook run from top to bottom. An
answer that needs a cell further down, as when cells were run out of order, gets a second chance:
at the end the cells that raised run again, and the questions that met an exception are asked again.
An answer that was wrong is not: it would be a second guess.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_output

from tools.grading.answers import Answers, grade_id
from tools.grading.judge import error_verdict, judge
from tools.grading.sandbox.process import Process
from tools.grading.sandbox.session import Limits, Session
from tools.grading.verdicts import Question

AGAIN = ("error",)
# The cell in which students look their work over at home: it would only run it all again.
SELF_CHECK = "self-check"
# The sandbox has the modules alone that are fair to use.
NO_MODULE, NO_NAME = "error:ModuleNotFoundError", "error:NameError"


class Outcome(NamedTuple):
    """What became of a submission."""

    verdicts: dict[str, str]
    """By question."""
    notebook: str = ""
    """As a file, with its outputs as plain text; empty if there is none."""
    log: str = ""
    """What went wrong, if grading itself failed."""


def run(
    given: Answers, asked: list[Question], start: Callable[[], Process], limits: Limits
) -> Outcome:
    """The verdicts on a submission, and its notebook as it ran."""
    cells = [cell for cell in given.notebook.cells if cell.cell_type == "code"]
    tests = {question.name: question for question in asked if not question.by_hand}
    judged: dict[str, str] = {}
    became: dict[str, str | None] = {}
    with Session(start, limits) as session:
        for cell in cells:
            if grade_id(cell) in tests:
                judged[grade_id(cell)] = judge(cell.source, session)
            elif grade_id(cell) != SELF_CHECK:
                became[cell.id] = _execute(cell, session)
        again = [cell for cell in cells if _kind(judged.get(grade_id(cell))) in AGAIN]
        for cell in cells if again else []:
            if _kind(became.get(cell.id)) == "error":
                became[cell.id] = _execute(cell, session)
        for cell in again:
            second = judge(cell.source, session)
            if second == "correct":
                judged[grade_id(cell)] = second
    answered = {grade_id(cell): became[cell.id] for cell in cells if cell.id in became}
    refused = NO_MODULE in became.values()
    verdicts = {
        question.name: _verdict(question, given, judged, answered, refused) for question in asked
    }
    _show(cells, tests.keys(), verdicts)
    for cell in given.notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = harmless(cell.source)
    return Outcome(verdicts, nbformat.writes(given.notebook))


def harmless(text: str) -> str:
    """Markdown without HTML and links: the formgrader would show both as the student wrote them.

    A space ends a tag, a link or an entity (which could be the backslash of one) before it begins,
    and changes no formula and no sense of code.
    """
    text = re.sub(r"<(?![\s\d=])|\](?=[(:])|&(?=[#\w])", r"\g<0> ", text)
    # From the first backslash alone: a million of them is then one look.
    return re.sub(r"(?<!\\)\\+href", "href", text)


def _execute(cell: NotebookNode, session: Session) -> str | None:
    """How the cell failed, None if it did not."""
    executed = session.execute(cell.source)
    cell.outputs = [new_output("stream", text=executed.output)] if executed.output else []
    if executed.figure:
        cell.outputs.append(new_output("display_data", data={"image/png": executed.figure}))
    kind, _, name = (executed.verdict or "").partition(":")
    return error_verdict(name) if kind == "error" else executed.verdict


def _kind(verdict: str | None) -> str:
    return (verdict or "").partition(":")[0]


def _verdict(
    question: Question,
    given: Answers,
    judged: dict[str, str],
    answered: dict[str, str | None],
    refused: bool,
) -> str:
    missing, untouched = question.answer in given.missing, question.answer in given.untouched
    if question.by_hand:
        return "cell-missing" if missing else "unanswered" if untouched else "by-hand"
    verdict = judged[question.name]
    if verdict == "correct":
        return verdict
    if missing or untouched:
        return "cell-missing" if missing else "unanswered"
    if _kind(verdict) != "error":
        return verdict
    # What the answer's own cell met says more than that its name is not there.
    verdict = answered.get(question.answer) or verdict
    unfair = verdict == NO_MODULE or (verdict == NO_NAME and refused)
    return "unfair-import" if unfair else verdict


def _show(cells: list[NotebookNode], tests: set[str], verdicts: dict[str, str]) -> None:
    """Writes the verdicts under the tests, where the formgrader shows them."""
    for cell in cells:
        if grade_id(cell) in tests and verdicts[grade_id(cell)] != "correct":
            verdict = verdicts[grade_id(cell)]
            cell.outputs = [new_output("error", ename=verdict, evalue="", traceback=[verdict])]
