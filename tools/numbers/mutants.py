"""Tests the check itself: ``python -m tools.numbers.mutants``.

Each digit of each page and of each output becomes another digit, one at a time, and the check
must name the right file, line and value. Each number, operator and punctuation mark of each
ledger expression is changed too, and the ledger must no longer agree with itself. No cell is run
anew. What goes unnoticed is listed.
"""

from __future__ import annotations

import multiprocessing
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from tools.numbers.book import (
    Book,
    Chapter,
    check_book,
    executed_pages,
    read_book,
    read_settings,
    structure_of,
)
from tools.numbers.checker import check_page
from tools.numbers.editions import check_editions
from tools.numbers.expressions import Expressions
from tools.numbers.finding import Finding
from tools.numbers.ledger import Entry, Ledger, claim_fault, judged
from tools.numbers.lexer import (
    HEADER,
    HEADING_NAME,
    NAME,
    NUMERAL,
    Page,
    Token,
    read_page,
    tokens_of_output,
)
from tools.numbers.numerals import digits
from tools.numbers.outputs import TAG, check_outputs, outputs_of, seen

if TYPE_CHECKING:
    # Only for the annotations: it takes a while to load.
    from nbformat import NotebookNode

WORKERS = 2
TOKEN = re.compile(
    r"""
      '[^']*' | "[^"]*" | [^\W\d]\w*
    | (?P<number>\d[\d_]*(?:\.\d+)?)
    | (?P<operator>\*\*|//|[<>=!]=|[-+*/%<>])
    | (?P<punctuation>[()\[\]{},:.])
    """,
    re.VERBOSE,
)
OTHER_OPERATOR = {
    "+": "-",
    "-": "+",
    "*": "/",
    "/": "*",
    "**": "*",
    "//": "*",
    "%": "*",
    "<": ">",
    ">": "<",
    "<=": ">",
    ">=": "<",
    "==": "!=",
    "!=": "==",
}


@dataclass(frozen=True)
class Mutant:
    """One change: where, in what kind of place, from what to what, and whether it was noticed."""

    path: Path
    line: int
    place: str
    old: str
    new: str
    noticed: bool

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.old} → {self.new} ({self.place}) goes unnoticed"


def page_mutants(book: Book, chapter: Chapter, language: str) -> Iterator[Mutant]:
    """Every digit of a page, changed."""
    page = chapter.pages[language]
    owners = {offset: token for token in page.tokens for offset in range(token.start, token.end)}
    structure = structure_of(book, language)

    def found_in_page(text: str) -> list[Finding]:
        changed = read_page(Path("changed.md"), text)
        findings = check_page(changed, chapter.ledger, language, structure)
        editions = {**chapter.pages, language: changed}
        findings += check_editions(editions, book.settings.language_cell)
        return [finding for finding in findings if finding.path == changed.path]

    for start, text, headings in _sections(page):
        section = read_page(Path("section.md"), text, headings)
        kept = {label: chapter.ledger.section(label) for label in section.sections}
        ledger = replace(chapter.ledger, sections=kept)

        def found_in_section(
            text: str, headings: int = headings, ledger: Ledger = ledger
        ) -> list[Finding]:
            changed = read_page(Path("section.md"), text, headings)
            return check_page(changed, ledger, language, structure)

        # A section is checked first, which is faster than the page; what it does not show, the
        # page must. It counts only where it reads, and is right, alone as it is within the page.
        stands_alone = _shifted(section, start) == [
            token for token in page.tokens if start <= token.start < start + len(text)
        ] and not found_in_section(text)
        first_line = page.text.count("\n", 0, start)
        for offset in digits(text):
            token, line = owners[start + offset], text.count("\n", 0, offset) + 1
            right = _right(token, text.split("\n")[line - 1])
            changed = _with_other_digit(text, offset)
            noticed = stands_alone and _names(found_in_section(changed), line, right)
            if not noticed:
                whole = page.text[:start] + changed + page.text[start + len(text) :]
                noticed = _names(found_in_page(whole), first_line + line, right)
            yield Mutant(
                page.path,
                page.place_of(start + offset)[0],
                token.place if token.kind in (NUMERAL, NAME) else token.kind,
                token.text,
                f"{changed[offset]} in the place of {text[offset]}",
                noticed,
            )


def _right(token: Token, line: str) -> str:
    """What a message about a change in the token must say."""
    if token.kind == NUMERAL:
        return f"should be {token.text} ("
    return line if token.kind == HEADER else token.text


def _sections(page: Page) -> Iterator[tuple[int, str, int]]:
    """Where each section starts, its text, and how many counted headings come before it."""
    cuts = [*sorted({0, *page.sections.values()}), len(page.text)]
    for start, end in pairwise(cuts):
        before = [s for s, at in page.sections.items() if at < start and s.startswith(HEADING_NAME)]
        yield start, page.text[start:end], len(before)


def _shifted(section: Page, start: int) -> list[Token]:
    return [
        replace(token, start=token.start + start, end=token.end + start) for token in section.tokens
    ]


def _names(findings: Iterable[Finding], line: int, right: str) -> bool:
    """Whether a finding names the line, and what should stand there."""
    return any(finding.line == line and right in finding.message for finding in findings)


def _with_other_digit(text: str, offset: int) -> str:
    """The text with another digit in one place; which one, the text before it decides."""
    others = [digit for digit in "0123456789" if digit != text[offset]]
    digit = random.Random(text[:offset]).choice(others)
    return text[:offset] + digit + text[offset + 1 :]


def output_mutants(chapter: Chapter, page: Page, notebook: NotebookNode) -> Iterator[Mutant]:
    """Every digit of what the cells of a page print, changed."""
    for cell, output in outputs_of(page, notebook):
        holder, key = seen(output)
        text = holder.get(key, "")
        unseen = {i for tag in TAG.finditer(text) for i in range(*tag.span())}
        tokens = tokens_of_output(text)
        for offset in digits(text):
            if offset in unseen:
                continue
            token = next(token for token in tokens if token.start <= offset < token.end)
            holder[key] = _with_other_digit(text, offset)
            noticed = _names(
                check_outputs(page, notebook, chapter.ledger), cell.line, _right(token, "")
            )
            new = f"{holder[key][offset]} in the place of {text[offset]}"
            yield Mutant(page.path, cell.line, "output", token.text, new, noticed)
        holder[key] = text


def ledger_mutants(book: Book, chapter: Chapter) -> Iterator[Mutant]:
    """Every number, operator and punctuation mark of the ledger's expressions, changed."""
    ledger, expressions = chapter.ledger, book.expressions_of(chapter)
    entries = [
        entry
        for section in ledger.sections.values()
        for entry in [*section.page, *section.output, *section.words]
    ]
    claims = [claim for section in ledger.sections.values() for claim in section.claims or ()]
    checks: list[tuple[str, int, Callable[[str, Expressions], object]]] = [
        (entry.expression, entry.line, partial(_fault_of_entry, entry)) for entry in entries
    ] + [(claim, line, claim_fault) for claim, line in claims]
    for expression, _, fault in checks:
        fault(expression, expressions)  # evaluated once, so that it is known what takes long
    for expression, line, fault in checks:
        for place, old, new, changed in _changed_tokens(expression):
            noticed = bool(fault(changed, expressions))
            yield Mutant(ledger.path, line, place, old, new, noticed)
    for name, definition, line in ledger.data:
        using = [check for check in checks if name in expressions.uses(check[0])]
        using.sort(key=lambda check: expressions.seconds(check[0], name))
        for place, old, new, changed in _changed_tokens(definition):
            other = expressions.changed(name, changed)
            noticed = any(fault(expression, other) for expression, _, fault in using)
            yield Mutant(ledger.path, line, place, old, new, noticed)


def _fault_of_entry(entry: Entry, expression: str, expressions: Expressions) -> list[str]:
    return judged(replace(entry, expression=expression), expressions)[1]


def _changed_tokens(expression: str) -> Iterator[tuple[str, str, str, str]]:
    """Kind, old and new text of each token without letters, and the expression that results."""
    for token in TOKEN.finditer(expression):
        kind, old = token.lastgroup, token[0]
        if kind == "number":
            new = old[:-1] + str((int(old[-1]) + 1) % 10)
        elif kind == "operator":
            new = OTHER_OPERATOR[old]
        elif kind == "punctuation":
            new = ""
        else:
            continue
        changed = expression[: token.start()] + new + expression[token.end() :]
        yield f"{kind} of the ledger", old, new or "nothing", changed


# Of each worker: the book, read once.
_book: Book


def _read(root: Path) -> None:
    global _book
    _book = read_book(root, read_settings(root))


def _work(index: int, language: str) -> list[Mutant]:
    """All mutants of one page, or of the ledger where no language is named."""
    chapter = _book.chapters[index]
    if language:
        return list(page_mutants(_book, chapter, language))
    return list(ledger_mutants(_book, chapter))


def mutants(root: Path) -> Iterator[Mutant]:
    """All mutants of a book that is right."""
    book = read_book(root, read_settings(root))
    tasks = [(index, "") for index in range(len(book.chapters))]
    tasks += [
        (i, language) for i, chapter in enumerate(book.chapters) for language in chapter.pages
    ]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(WORKERS, fresh, initializer=_read, initargs=(root,)) as workers:
        running = [workers.submit(_work, *task) for task in tasks]
        notebooks = executed_pages(book)
        for chapter in book.chapters:
            for page in chapter.pages.values():
                if page.path in notebooks:
                    yield from output_mutants(chapter, page, notebooks[page.path])
        for task in running:
            yield from task.result()


def main() -> int:
    """Count the mutants by place and list the survivors; 1 if there are any."""
    root = Path()
    if findings := check_book(read_book(root, read_settings(root))):
        print(f"{findings[0]}\nThe book must be right first: make numbers", file=sys.stderr)
        return 1
    total: Counter[str] = Counter()
    survivors = []
    for mutant in mutants(root):
        total[mutant.place] += 1
        if not mutant.noticed:
            survivors.append(mutant)
    print(*survivors, sep="\n", end="\n" if survivors else "")
    for place, count in total.most_common():
        print(f"{count:7}  {place}")
    print(f"{total.total():7}  changes, {total.total() - len(survivors)} of them noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
