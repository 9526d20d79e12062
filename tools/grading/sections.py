"""The titles of the book's sections, to point a student to."""

import re

from tools.grading.course import ROOT, Assignment


def section_title(assignment: Assignment, label: str) -> str | None:
    """The heading after the label in the chapter of the same name, None if there is none."""
    page = ROOT / "book" / assignment.language / f"{assignment.homework}.md"
    text = page.read_text("utf-8") if page.is_file() else ""
    heading = re.search(rf"^\({re.escape(label)}\)=\n+#+ +(.+)$", text, re.MULTILINE)
    return heading[1].strip() if heading else None
