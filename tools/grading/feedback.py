"""The feedback page of a submission, in the student's language.

All its words come from the course's catalogues and the teacher's comments. Of the submission it
shows the student's name alone, escaped: no output, no text of an error, no data of a test.
"""

import json
import re
from pathlib import Path

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape

from tools.grading.course import Assignment
from tools.grading.marks import Mark
from tools.grading.release import catalogue, messages
from tools.grading.sections import address, sections

HERE = Path(__file__).parent
PAGE = Environment(
    autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
).from_string((HERE / "feedback.html").read_text("utf-8"))


def feedback(
    assignment: Assignment, student: str, marks: list[Mark], comments: dict[str, str]
) -> str:
    """The page, as HTML; the teacher's comments are by question."""
    words = json.loads((HERE / "words" / f"{assignment.language}.json").read_text("utf-8"))
    homework = catalogue(assignment)
    said = messages(assignment)
    return PAGE.render(
        language=assignment.language,
        words=words,
        title=homework["title"],
        student=student,
        total=f"{sum(mark.score for mark in marks):g}",
        maximum=f"{sum(mark.maximum for mark in marks):g}",
        items=[
            _item(assignment, mark, homework, words["verdicts"], said)
            | {"comment": comments.get(mark.question, "").strip()}
            for mark in marks
        ],
    )


def _item(
    assignment: Assignment,
    mark: Mark,
    homework: dict[str, dict],
    verdicts: dict[str, str],
    said: dict[str, str],
) -> dict[str, str | Markup | None]:
    """What the page says of one question."""
    kind, _, detail = mark.verdict.partition(":")
    question = homework["questions"][mark.question]
    label = homework["mistakes"].get(detail, question)["section"]
    lost = mark.score < mark.maximum
    return {
        "name": mark.question,
        "title": question["title"],
        "tested": question["tested"],
        "state": "lost" if lost else "full" if kind == "correct" else "open",
        "score": f"{mark.score:g}",
        "maximum": f"{mark.maximum:g}",
        "verdict": verdicts[kind].format(detail),
        "message": _html(said[detail]) if kind == "wrong" else None,
        "section": _section(assignment.language, label) if lost or kind == "by-hand" else None,
    }


def _section(language: str, label: str) -> Markup:
    """The title of a section of the book, as a link to it."""
    title = sections(language)[label].title
    return Markup('<a href="{}">{}</a>').format(address(language, label), title)


def _html(text: str) -> Markup:
    """A message of the catalogue, which has code in backticks, as in a notebook."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text))))
