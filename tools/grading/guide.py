"""The teacher's guide, in each language: how a course is run, and which test catches what.

It is made with the course, as the tables depend on the seed, and is not for students.
"""

import re
from fractions import Fraction
from importlib import import_module
from pathlib import Path

import jupytext

from exercises.check import TOLERANCE, Answer
from tools.grading.answers import grade_id
from tools.grading.course import LANGUAGES, Assignment
from tools.grading.hidden import Tests, differ
from tools.grading.release import catalogue

TEXTS = Path(__file__).with_name("guide")
UNNOTICED, LOST, NAMED = "", "○", "●"
# Stands unseen before the table of a homework, which a later release of others keeps.
MARK = "<!-- {} -->\n"
TABLE = re.compile(rf"^{MARK.format('([a-z-]+)')}", re.MULTILINE)


def write_guides(course: Path, drawn: dict[str, dict[str, Tests]]) -> None:
    """Writes guide-<language>.md into the course folder, from the data of each homework's tests.

    The tables of the course's other homework stay as they are.
    """
    for language in LANGUAGES:
        path = course / f"guide-{language}.md"
        tables = _tables(path) | {
            homework: _table(Assignment(homework, language), drawn[homework]) for homework in drawn
        }
        text = (TEXTS / f"{language}.md").read_text("utf-8")
        marked = (f"{MARK.format(homework)}{tables[homework]}" for homework in sorted(tables))
        path.write_text("\n".join([text, *marked]), "utf-8")


def _tables(guide: Path) -> dict[str, str]:
    """The tables of a guide by homework; none if there is no guide yet."""
    text = guide.read_text("utf-8") if guide.is_file() else ""
    _, *parts = TABLE.split(text)
    return {name: f"{t.strip()}\n" for name, t in zip(parts[::2], parts[1::2], strict=True)}


def _table(assignment: Assignment, drawn: dict[str, Tests]) -> str:
    """The mistakes of a homework by the tests that catch them."""
    words = catalogue(assignment)
    checks = import_module(f"exercises.cases.{assignment.module}").CHECKS
    shares = {
        grade_id(cell)
        for cell in jupytext.read(assignment.text).cells
        if "check.fraction(" in cell.source
    }
    functions = import_module(f"exercises.mistakes.{assignment.module}").MISTAKES
    lines = [f"### {words['title']}\n", _row(["", *checks]), _row(["---"] * (len(checks) + 1))]
    for function, mistakes in functions.items():
        for mistake in mistakes:
            caught = [
                _caught(mistake, drawn[name], name in shares)
                if check.function == function
                else UNNOTICED
                for name, check in checks.items()
            ]
            lines.append(_row([words["mistakes"][mistake]["text"], *caught]))
    return "\n".join(lines) + "\n"


def _caught(mistake: str, test: Tests, is_share: bool) -> str:
    """Whether the test notices the mistake, and names it: of equal answers it names the first.

    Of what can be no share it says just that.
    """
    answer = test.mistakes.get(mistake)
    if answer is None:
        return UNNOTICED
    if is_share and not _is_share(answer[0]):
        return LOST
    tolerance = max(TOLERANCE, test.tolerance)
    same = (
        name
        for name, given in test.mistakes.items()
        if not any(differ(a, b, tolerance) for a, b in zip(given, answer, strict=True))
    )
    return NAMED if next(same) == mistake else LOST


def _is_share(answer: Answer) -> bool:
    try:
        return 0 <= Fraction(answer) <= 1
    except ValueError:
        return False


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
