"""A book: which pages there are, in which languages, and what they are checked against.

Everything that is special to one book stands in the table ``[tool.numbers]`` of its
``pyproject.toml``:

    languages      the languages, the model for the others first
    pages          page pattern = ledger pattern, with {language} and {page}
    namespace      the Python file whose public names the expressions may use; those of a file
                   beside a ledger, <page>.py for <page>.yml, only that page's
    depends        files and folders on which that file depends (optional)
    kept           the folder for results that hold until one of them changes (optional)
    bibliography   the .bib file whose keys may be cited (optional)
    front_matter   the one header that a page may have (optional)
    kernel         the argument of every code cell (optional, python3)
    language_cell  the one cell that may differ, with {language} (optional)
    words          lexicon of number words and comparatives, with {language} (optional)
    outputs        module:function that runs pages, {path: notebook} (optional)
    executed       the page patterns that it runs (optional, all)
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.numbers.checker import Structure, check_page, meant
from tools.numbers.editions import check_editions
from tools.numbers.expressions import ExpressionError, Expressions, load_namespace
from tools.numbers.finding import Finding
from tools.numbers.imports import with_imports
from tools.numbers.kept import Kept
from tools.numbers.ledger import Ledger, define, evaluate, read_ledger
from tools.numbers.lexer import NUMERAL, Page, read_page
from tools.numbers.notebook import UnreadableError
from tools.numbers.outputs import check_outputs
from tools.numbers.words import Lexicon, LexiconError, check_words, read_lexicon, unclaimed

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
    depends: Sequence[str] = ()
    kept: str = ""
    bibliography: str = ""
    front_matter: str = ""
    kernel: str = "python3"
    language_cell: str = ""
    words: str = ""
    outputs: str = ""
    executed: Sequence[str] | None = None


@dataclass
class Chapter:
    """The editions of one page, with the ledger that they share.

    `names` is the Python file beside the ledger that defines what this chapter alone uses, if
    there is one; `source` is the text of both, and of what that file imports.
    """

    name: str
    ledger: Ledger
    names: Path
    source: str
    pages: dict[str, Page]
    is_executed: bool

    @property
    def points(self) -> dict[str, int]:
        """The points of each task that the page sets, by its nbgrader id."""
        return next((page.points for page in self.pages.values()), {})


@dataclass
class Book:
    """All chapters, read and evaluated, and what was wrong with them already then."""

    root: Path
    settings: Settings
    kept: Kept
    chapters: list[Chapter] = field(default_factory=list)
    citations: Collection[str] = ()
    lexicons: dict[str, Lexicon] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def count(self) -> int:
        """How many numerals the pages print."""
        pages = (page for chapter in self.chapters for page in chapter.pages.values())
        return sum(token.kind == NUMERAL for page in pages for token in page.tokens)

    @cached_property
    def namespace(self) -> dict[str, Any]:
        """The names that every expression may use; loaded only where something is evaluated."""
        return self._load(self.root / self.settings.namespace)

    def _load(self, path: Path) -> dict[str, Any]:
        try:
            return load_namespace(path)
        except ExpressionError as error:
            path, line, message = str(error).split(":", 2)
            self.findings.append(Finding(Path(path), int(line), 0, message.strip()))
            return {}

    def names_of(self, chapter: Chapter) -> dict[str, Any]:
        """The names that the expressions of one chapter may use, besides its data."""
        own = self._load(chapter.names) if chapter.names.is_file() else {}
        for name in own.keys() & self.namespace.keys():
            if own[name] is not self.namespace[name]:
                message = f"{name} is taken: {self.settings.namespace} defines it for all"
                self.findings.append(Finding(chapter.names, 1, 0, message))
        return {**self.namespace, **own, "points": chapter.points}

    def expressions_of(self, chapter: Chapter) -> Expressions:
        """The expressions of a chapter, with its data defined as far as they can be."""
        expressions = Expressions(self.names_of(chapter))
        define(chapter.ledger, expressions)
        return expressions


def read_settings(root: Path) -> Settings:
    """The settings in ``pyproject.toml`` under `root`."""
    with (root / "pyproject.toml").open("rb") as file:
        return Settings(**tomllib.load(file)["tool"]["numbers"])


def read_book(root: Path, settings: Settings) -> Book:
    """Read all pages and ledgers under `root`, and evaluate each ledger that has changed."""
    folder = root / settings.kept if settings.kept else None
    kept = Kept(folder, [root / file for file in [settings.namespace, *settings.depends]])
    book = Book(root, settings, kept)
    for pattern, ledger_pattern in settings.pages.items():
        for name in _chapter_names(root, settings.languages, pattern, ledger_pattern):
            book.chapters.append(_read_chapter(book, name, pattern, ledger_pattern))
    if settings.bibliography:
        text = (root / settings.bibliography).read_text(encoding="utf-8")
        book.citations = BIB_ENTRY.findall(text)
    if settings.words:
        for language in settings.languages:
            path = root / settings.words.format(language=language)
            try:
                book.lexicons[language] = read_lexicon(path)
            except LexiconError as error:
                book.findings.append(Finding(path, 1, 0, str(error)))
    return book


def _read_chapter(book: Book, name: str, pattern: str, ledger_pattern: str) -> Chapter:
    path = book.root / ledger_pattern.format(page=name)
    is_executed = book.settings.executed is None or pattern in book.settings.executed
    names = path.with_suffix(".py")
    files = [path] if path.is_file() else []
    files += with_imports(names, book.root)
    source = b"".join(file.read_bytes() for file in files).decode(errors="replace")
    chapter = Chapter(name, Ledger(path), names, source, {}, is_executed)
    for language in book.settings.languages:
        page = book.root / pattern.format(language=language, page=name)
        try:
            if page.exists():
                chapter.pages[language] = read_page(page)
        except UnreadableError as error:
            book.findings.append(Finding(page, 1, 0, str(error)))
    parts = source, repr(chapter.points)
    ledger = book.kept.get(str(path), *parts)
    if ledger is None:
        ledger = read_ledger(path)
        if book.namespace:
            evaluate(ledger, Expressions(book.names_of(chapter)))
            if not ledger.findings:
                book.kept.put(str(path), ledger, *parts)
    chapter.ledger = ledger
    return chapter


def check_book(book: Book) -> list[Finding]:
    """All that is wrong in the sources of the book, without running a cell."""
    if book.findings:
        return book.findings
    findings: list[Finding] = []
    for chapter in book.chapters:
        findings += chapter.ledger.findings
        if not chapter.pages:
            findings.append(Finding(chapter.ledger.path, 1, 0, "no page has this ledger"))
        elif not chapter.ledger.is_unreadable:
            findings += _check_chapter(book, chapter)
    return sorted(findings)


def _check_chapter(book: Book, chapter: Chapter) -> Iterator[Finding]:
    somewhere = {label for page in chapter.pages.values() for label in page.sections}
    sections = chapter.ledger.sections
    for section in sections.values():
        if section.label not in somewhere:
            message = f"no page has a section {section.label}{meant(section.label, somewhere)}"
            yield Finding(chapter.ledger.path, section.line, 0, message)
    known = {label: section for label, section in sections.items() if label in somewhere}
    ledger = replace(chapter.ledger, sections=known)
    for language, page in chapter.pages.items():
        yield from check_page(page, ledger, language, structure_of(book, language))
    yield from check_editions(chapter.pages, book.settings.language_cell)
    yield from check_words(chapter.pages, ledger, book.lexicons)


def structure_of(book: Book, language: str) -> Structure:
    """What the structure of the pages in one language must agree with."""
    return Structure(
        labels=_labels(book, language),
        citations=book.citations,
        front_matter=book.settings.front_matter,
        kernel=book.settings.kernel,
    )


def notices(book: Book) -> list[Finding]:
    """Sentences that compare, in sections of which the ledger claims nothing."""
    chapters = book.chapters
    return sorted(f for c in chapters for f in unclaimed(c.pages, c.ledger, book.lexicons))


def check_book_outputs(book: Book, notebooks: Mapping[Path, NotebookNode]) -> list[Finding]:
    """All that is wrong in what the cells of the book printed, in the executed notebooks."""
    findings: list[Finding] = []
    for chapter in book.chapters:
        for page in chapter.pages.values():
            if page.path in notebooks:
                faults = check_outputs(page, notebooks[page.path], chapter.ledger)
                if not faults:
                    book.kept.put(str(page.path), True, page.text, chapter.source)
                findings += faults
    return sorted(findings)


class ExecutionFailedError(Exception):
    """The provider could not run the pages; the message is its own."""


def executed_pages(book: Book, all_of_them: bool = True) -> Mapping[Path, NotebookNode]:
    """The pages with cells, run by the book's own provider (where it names one).

    Without `all_of_them`, only those whose outputs are not yet known to be right.
    """
    paths = [
        page.path
        for chapter in book.chapters
        for page in chapter.pages.values()
        if chapter.is_executed and page.cells
        if all_of_them or not book.kept.get(str(page.path), page.text, chapter.source)
    ]
    if not book.settings.outputs or not paths:
        return {}
    module, _, function = book.settings.outputs.partition(":")
    run = getattr(importlib.import_module(module), function)
    try:
        return run(paths)
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
