"""What a homework lacks: its texts, its catalogue, its mistakes and variants, its data."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import jupytext
from nbformat import NotebookNode

from exercises.cases import Check
from tools.grading.answers import grade_id, is_answer
from tools.grading.course import LANGUAGES, ROOT, Assignment, GradingError
from tools.grading.hidden import tests
from tools.grading.release import catalogue
from tools.grading.sections import sections
from tools.grading.source import source

MISTAKES, VARIANTS = 8, 10
VARIANTS_FOLDER = ROOT / "tests/exercises/variants"
Functions = dict[str, dict[str, Callable]]


def lacks(homework: str) -> list[str]:
    """Each lack as a line that names the file and what to write there."""
    russian = Assignment(homework, "ru")
    missing = [path for path in _files(homework) if not path.is_file()]
    if missing:
        return [f"{path.relative_to(ROOT)} is missing" for path in missing]
    checks = import_module(f"exercises.cases.{russian.module}").CHECKS
    mistakes = import_module(f"exercises.mistakes.{russian.module}").MISTAKES
    cells = jupytext.read(russian.text).cells
    return [
        *_texts(homework),
        *_questions(russian, cells),
        *_catalogues(homework, checks, mistakes, cells),
        *_mistakes(russian, checks, mistakes),
        *_variants(homework, mistakes, cells),
        *_data(russian, checks),
    ]


def _files(homework: str) -> Iterator[Path]:
    assignment = Assignment(homework, "ru")
    for language in LANGUAGES:
        yield Assignment(homework, language).text
        yield Assignment(homework, language).solution
        yield ROOT / f"exercises/messages/{language}/{homework}.json"
    yield ROOT / f"exercises/cases/{assignment.module}.py"
    yield ROOT / f"exercises/mistakes/{assignment.module}.py"
    yield ROOT / f"exercises/ledger/{homework}.yml"
    yield ROOT / f"solutions/ledger/{homework}.yml"


def _texts(homework: str) -> Iterator[str]:
    """Cells, tests and points are the same in each language; the text leads to the book."""
    for kind in ("text", "solution"):
        russian = _protocol(getattr(Assignment(homework, "ru"), kind))
        for language in LANGUAGES:
            path = getattr(Assignment(homework, language), kind)
            if _protocol(path) != russian:
                yield f"{path.relative_to(ROOT)}: its cells are not those of the Russian text"
    for language in LANGUAGES:
        path = Assignment(homework, language).text
        if "](book:" not in path.read_text("utf-8"):
            yield f"{path.relative_to(ROOT)}: no link to the book, [the definition](book:label)"


def _protocol(path: Path) -> list[tuple]:
    return [
        (cell.cell_type, cell.metadata, cell.source if cell.cell_type == "code" else None)
        for cell in jupytext.read(path).cells
    ]


def _questions(assignment: Assignment, cells: list[NotebookNode]) -> Iterator[str]:
    where = assignment.text.relative_to(ROOT)
    by_hand = {cell.cell_type for cell in cells if _is_by_hand(cell)}
    if "markdown" not in by_hand:
        yield f"{where}: no open question, a markdown answer with `grade: true` and `points: 0`"
    if "code" not in by_hand:
        yield f"{where}: no figure, a code answer with `grade: true` and `points: 0`"
    if not cells or grade_id(cells[-1]) != "self-check":
        yield f"{where}: the last cell is not `self-check`"


def _is_by_hand(cell: NotebookNode) -> bool:
    return bool(grade_id(cell)) and is_answer(cell) and cell.metadata.nbgrader.grade


def _catalogues(
    homework: str, checks: dict[str, Check], mistakes: Functions, cells: list[NotebookNode]
) -> Iterator[str]:
    """Every question and mistake has its words and its section, in each language."""
    asked = {*checks, *(grade_id(cell) for cell in cells if _is_by_hand(cell))}
    known = {mistake for functions in mistakes.values() for mistake in functions}
    for language in LANGUAGES:
        where = f"exercises/messages/{language}/{homework}.json"
        words = catalogue(Assignment(homework, language))
        for kind, needed in (("questions", asked), ("mistakes", known)):
            for name in sorted(needed ^ words[kind].keys()):
                yield f"{where}: {kind}: {name} is {'missing' if name in needed else 'no such'}"
            for name, entry in words[kind].items():
                if entry["section"] not in sections(language):
                    yield f"{where}: {name}: the book has no section {entry['section']}"


def _mistakes(
    assignment: Assignment, checks: dict[str, Check], mistakes: Functions
) -> Iterator[str]:
    """Enough of them, each with a name of its own, each told apart by a hidden test."""
    where = f"exercises/mistakes/{assignment.module}.py"
    names = [mistake for functions in mistakes.values() for mistake in functions]
    if len(names) < MISTAKES:
        yield f"{where}: {len(names)} mistakes, at least {MISTAKES} are needed"
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{where}: {name} stands there twice"
    for function, functions in mistakes.items():
        own = [c for c in checks.values() if c.function == function and not c.visible]
        for mistake in sorted(functions.keys() - set().union(*(check.names for check in own))):
            yield f"exercises/cases/{assignment.module}.py: no hidden test names {mistake}"


def _variants(homework: str, mistakes: Functions, cells: list[NotebookNode]) -> Iterator[str]:
    stubs = "\n".join(c.source for c in cells if grade_id(c) and is_answer(c))
    for function in mistakes:
        folder = VARIANTS_FOLDER / homework / function
        found = len(list(folder.glob("*.py")))
        if f"def {function}(" in stubs and found < VARIANTS:
            where = folder.relative_to(ROOT)
            yield f"{where}: {found} correct variants, at least {VARIANTS} are needed"


def _data(assignment: Assignment, checks: dict[str, Check]) -> Iterator[str]:
    """The tests can be made, are all in the text, and show no answer that is asked for."""
    try:
        drawn = tests(assignment, "any")
        source(assignment, drawn)
    except GradingError as error:
        yield str(error)
        return
    where = f"exercises/cases/{assignment.module}.py"
    shown = {repr(case) for test in drawn.values() if test.visible for case in test.data}
    for name, test in drawn.items():
        if not test.visible and shown & {repr(case) for case in test.data}:
            yield f"{where}: {name}: a visible test has the same data"
