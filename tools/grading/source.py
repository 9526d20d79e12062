"""The teacher's version of a homework: the text as a notebook, the hidden data in its tests."""

import re
from pprint import pformat

import jupytext
from nbformat import NotebookNode

from tools.grading.course import ROOT, Assignment, GradingError
from tools.grading.hidden import Tests

# In a hidden region, stands for the data: check.function(f, **hidden("function-order"))
HIDDEN = re.compile(r'\*\*hidden\("([\w-]+)"\)')


def source(assignment: Assignment, tests: dict[str, Tests]) -> NotebookNode:
    """The notebook of the homework with the data of its tests written in."""
    notebook = jupytext.read(assignment.text)
    used = set()
    for index, cell in enumerate(notebook.cells):
        cell.id = f"cell-{index}"
        used.update(HIDDEN.findall(cell.source))
        if cell.cell_type == "code":
            cell.source = HIDDEN.sub(
                lambda match: _arguments(assignment, tests, match[1]), cell.source
            )
    unused = {name for name, test in tests.items() if not test.visible} - used
    if unused:
        raise _error(assignment, f"no test uses the hidden data {', '.join(sorted(unused))}")
    return notebook


def _arguments(assignment: Assignment, tests: dict[str, Tests], name: str) -> str:
    """The arguments that `check.number` or `check.function` takes, as Python text."""
    if name not in tests:
        raise _error(assignment, f"there is no hidden data {name!r}")
    test = tests[name]
    given = (
        f"cases={pformat(test.cases)}" if len(test.cases) > 1 else f"expected={test.expected[0]!r}"
    )
    return f"\n{given},\nmistakes={pformat(test.mistakes, sort_dicts=False)},\n"


def _error(assignment: Assignment, what: str) -> GradingError:
    module = f"exercises/cases/{assignment.module}.py"
    return GradingError(f"{assignment.text.relative_to(ROOT)}: {what}: see {module}")
