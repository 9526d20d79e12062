"""A book: which pages there are, in which languages, and what they are checked against.

Everything that is special to one book stands in the table ``[tool.numbers]`` of its
``pyproject.toml``:

    languages      the languages, the model for the others first
    pages          page pattern = ledger pattern, with {language} and {page}
    namespace      the Python file whose public names the expressions may use
    bibliography   the .bib file whose keys may be cited (optional)
    front_matter   the one header that a page may have (optional)
    kernel         the argument of every code cell (optional, python3)
    language_cell  the one cell that may differ, with {language} (optional)
    outputs        module:function that runs pages, {path: notebook} (optional)
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.numbers.checker import Structure, check_page
from tools.numbers.editions import check_editions
from tools.numbers.expressions import ExpressionError, Expressions, load_namespace
from tools.numbers.finding import Finding
from tools.numbers.ledger import Ledger, evaluate, read_ledger
from tools.numbers.lexer import NUMERAL, Page, read_page
from tools.numbers.outputs import check_outputs

if TYPE_CHECKING:
    # Only for the annotations: it takes a while to load.
    from nbformat import NotebookNode

BIB_ENTRY = re.compile(r"^\s*@(?!comment|string|preamble)\w+\s*\{\s*([^,\s]+)\s*,", re.M | re.I)


@dataclass(frozen=True)
class Settings:
    """The table ``[tool.numbers]``; paths are relative to the folder that holds it."""

    languages: list[str]
    pages: dict[str, str]
    namespace: str
    bibliography: str = ""
    front_matter: str = ""
    kernel: str = "python3"
    language_cell: str = ""
    outputs: str = ""


@dataclass
class Chapter:
    """The editions of one page, with the ledger that they share."""

    name: str
    ledger: Ledger
    expressions: Expressions
    pages: dict[str, Page] = field(default_factory=dict)


@dataclass
class Book:
    """All chapters, read and evaluated, and what was wrong with them already then."""

    settings: Settings
    chapters: list[Chapter]
    citations: Collection[str]
    findings: list[Finding]

    def count(self) -> int:
        """How many numerals the pages print."""
        pages = (page for chapter in self.chapters for page in chapter.pages.values())
        return sum(token.kind == NUMERAL for page in pages for token in page.tokens)


def read_settings(root: Path) -> Settings:
    """The settings in ``pyproject.toml`` under `root`."""
    with (root / "pyproject.toml").open("rb") as file:
        return Settings(**tomllib.load(file)["tool"]["numbers"])


def read_book(root: Path, settings: Settings) -> Book:
    """Read all pages and ledgers under `root` and evaluate each ledger once."""
    findings = []
    names: dict[str, Any] = {}
    try:
        names = load_namespace(root / settings.namespace)
    except ExpressionError as error:
        path, line, message = str(error).split(":", 2)
        findings.append(Finding(Path(path), int(line), 0, message.strip()))
    chapters = []
    for pattern, ledger_pattern in settings.pages.items():
        for name in _chapter_names(root, settings.languages, pattern, ledger_pattern):
            ledger = read_ledger(root / ledger_pattern.format(page=name))
            chapter = Chapter(name, ledger, Expressions(names))
            for language in settings.languages:
                path = root / pattern.format(language=language, page=name)
                if path.exists():
                    chapter.pages[language] = read_page(path)
            if names:
                evaluate(ledger, chapter.expressions)
            chapters.append(chapter)
    citations: list[str] = []
    if settings.bibliography:
        text = (root / settings.bibliography).read_text(encoding="utf-8")
        citations = BIB_ENTRY.findall(text)
    return Book(settings, chapters, citations, findings)


def check_book(book: Book) -> list[Finding]:
    """All that is wrong in the sources of the book, without running a cell."""
    if book.findings:
        return book.findings
    findings: list[Finding] = []
    for chapter in book.chapters:
        findings += chapter.ledger.findings
        if not chapter.pages:
            findings.append(Finding(chapter.ledger.path, 1, 0, "no page has this ledger"))
            continue
        for language, page in chapter.pages.items():
            structure = Structure(
                labels=_labels(book, language),
                citations=book.citations,
                front_matter=book.settings.front_matter,
                kernel=book.settings.kernel,
            )
            findings += check_page(page, chapter.ledger, language, structure)
        findings += check_editions(chapter.pages, book.settings.language_cell)
    return sorted(findings)


def check_book_outputs(book: Book, notebooks: Mapping[Path, NotebookNode]) -> list[Finding]:
    """All that is wrong in what the cells of the book printed, in the executed notebooks."""
    findings: list[Finding] = []
    for chapter in book.chapters:
        for page in chapter.pages.values():
            if page.path in notebooks:
                findings += check_outputs(page, notebooks[page.path], chapter.ledger)
    return sorted(findings)


class ExecutionFailedError(Exception):
    """The provider could not run the pages; the message is its own."""


def executed_pages(book: Book) -> Mapping[Path, NotebookNode]:
    """The pages with cells, run by the book's own provider (where it names one)."""
    if not book.settings.outputs:
        return {}
    module, _, function = book.settings.outputs.partition(":")
    pages = [page for chapter in book.chapters for page in chapter.pages.values()]
    run = getattr(importlib.import_module(module), function)
    try:
        return run([page.path for page in pages if page.cells])
    except Exception as error:
        raise ExecutionFailedError(str(error)) from error


def _chapter_names(
    root: Path, languages: Iterable[str], pattern: str, ledger_pattern: str
) -> list[str]:
    """The names of all pages and ledgers that the patterns find."""
    patterns = [pattern.format(language=language, page="{page}") for language in languages]
    names = set()
    for one in [*patterns, ledger_pattern]:
        before, after = one.split("{page}")
        for path in root.glob(f"{before}*{after}"):
            text = path.relative_to(root).as_posix()
            names.add(text[len(before) : len(text) - len(after)])
    return sorted(names)


def _labels(book: Book, language: str) -> set[str]:
    """What a reference may aim at in one language: labels and pages."""
    chapters = [chapter for chapter in book.chapters if language in chapter.pages]
    labels = {label for chapter in chapters for label in chapter.pages[language].labels}
    return labels | {chapter.name for chapter in chapters}
