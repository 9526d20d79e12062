"""The teacher's version of a homework: the text as a notebook, the hidden data in its tests."""

import re
from pprint import pformat

import jupytext
from nbformat import NotebookNode

from exercises.check import TOLERANCE
from tools.grading.course import ROOT, Assignment, GradingError
from tools.grading.hidden import Tests
from tools.grading.sections import linked

# Stands for data: check.function(f, **hidden("function-order")), or **visible("function-eight").
DATA = re.compile(r'check\.(number|function)\((\w+), \*\*(hidden|visible)\("([\w-]+)"\)\)')
# Never in a release, nor in the site.
CANARY = "canary: a hidden test"


def source(assignment: Assignment, tests: dict[str, Tests]) -> NotebookNode:
    """The notebook of the homework with the data of its tests written in."""
    notebook = jupytext.read(assignment.text)
    used = set()
    for index, cell in enumerate(notebook.cells):
        cell.id = f"cell-{index}"
        used.update(match[2:] for match in DATA.findall(cell.source))
        if cell.cell_type == "markdown":
            cell.source = _linked(assignment, cell.source)
        else:
            cell.source = DATA.sub(
                lambda match: _call(assignment, tests, *match.groups()), cell.source
            )
    asked = {("visible" if test.visible else "hidden", name) for name, test in tests.items()}
    if unused := sorted(name for _, name in asked - used):
        raise _error(assignment, f"no test uses the data {', '.join(unused)}")
    return notebook


def _call(
    assignment: Assignment, tests: dict[str, Tests], judge: str, answer: str, kind: str, name: str
) -> str:
    """The call of `check.number` or `check.function` with its data, as Python text."""
    test = tests.get(name)
    if test is None or test.visible != (kind == "visible"):
        raise _error(assignment, f"there is no {kind} data {name!r}")
    lines = [] if test.visible else [f"# {CANARY}"]
    if judge == "number":
        lines.append(f"expected={test.expected[0]!r},")
    else:
        lines.append(f"cases={pformat(test.cases)},")
    mistakes = pformat(test.mistakes, sort_dicts=False)
    lines.append(f"mistakes={f'check.known({name!r})' if test.visible else mistakes},")
    if test.tolerance != TOLERANCE:
        lines.append(f"tolerance={test.tolerance!r},")
    return f"check.{judge}(\n{answer},\n" + "\n".join(lines) + "\n)"


def _linked(assignment: Assignment, text: str) -> str:
    try:
        return linked(text, assignment.language)
    except GradingError as error:
        raise GradingError(f"{assignment.text.relative_to(ROOT)}: {error}") from error


def _error(assignment: Assignment, what: str) -> GradingError:
    module = f"exercises/cases/{assignment.module}.py"
    return GradingError(f"{assignment.text.relative_to(ROOT)}: {what}: see {module}")
