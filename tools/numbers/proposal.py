"""Writes the ledger lines that pages still need, ready to paste, with a guess at each value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Sized
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.numbers.alignment import changes
from tools.numbers.book import Book, Chapter
from tools.numbers.expressions import ARITHMETIC, ExpressionError, Expressions
from tools.numbers.ledger import Ledger
from tools.numbers.lexer import NAME, NUMERAL, Page, Token
from tools.numbers.numerals import NotPrintableError, printed
from tools.numbers.outputs import printed_tokens
from tools.numbers.words import number_words

if TYPE_CHECKING:
    # Only for the annotations: it takes a while to load.
    from nbformat import NotebookNode

SMALL = 100  # objects
IN_A_ROW = re.compile(r"[,;\s]+|[ |]+")
TODO = "TODO"


def propose(
    book: Book, paths: Sequence[str], notebooks: Mapping[Path, NotebookNode]
) -> Iterator[str]:
    """YAML lines for what the pages print and their ledgers lack.

    Parameters
    ----------
    book : Book
        The book as it was read.
    paths : sequence of str
        The pages to look at; none means the first edition of every chapter.
    notebooks : mapping of Path to NotebookNode
        The executed pages, for what their cells print; those that are not there have none.
    """
    wanted = {Path(path).resolve() for path in paths}
    for chapter in book.chapters:
        pages = list(chapter.pages.items())
        chosen = [item for item in pages if item[1].path.resolve() in wanted] or (
            [] if wanted else pages[:1]
        )
        for language, page in chosen:
            lines = list(_of_page(book, chapter, page, language, notebooks.get(page.path)))
            if lines:
                yield f"# {chapter.ledger.path}, for {page.path}"
                yield from lines


def _of_page(
    book: Book, chapter: Chapter, page: Page, language: str, notebook: NotebookNode | None
) -> Iterator[str]:
    candidates = _candidates(chapter.ledger, book.expressions_of(chapter))
    outputs = printed_tokens(page, notebook) if notebook else []
    lexicon = book.lexicons.get(language)
    said = list(number_words(page, lexicon)) if lexicon else []
    for label in page.sections:
        section = chapter.ledger.section(label)
        known = [expected.text for expected in section.of_page(language)]
        added = _added(page.of(label, NUMERAL), known)
        printed_now = [token for token, cell in outputs if cell.section == label]
        shown = [expected.text for expected in section.of_output()]
        printed_now = [run[1] for run in _added(printed_now, shown)]
        names = chapter.ledger.names_in(label)
        new_names = {token.text: None for token in page.of(label, NAME) if token.text not in names}
        words = {word.value: None for word in said if word.section == label}
        bound = {expected.text for expected in section.of_words()}
        new_words = [value for value in words if value not in bound]
        if added or printed_now or new_names or new_words:
            yield f"{label}:"
        if new_names:
            yield f"  names: [{', '.join(map(_quoted, new_names))}]"
        if added:
            yield "  page:"
            yield from _entries(page, added, candidates)
        if new_words:
            yield "  words:"
            for value in new_words:
                yield f"    - {value}: {_guess(value, candidates)}"
        if printed_now:
            yield "  output:"
            for token in printed_now:
                yield f"    - {token.text}: {_guess(token.text, candidates)}"


def _added(found: Sequence[Token], known: Sequence[str]) -> list[tuple[int, Token]]:
    """The tokens that the ledger lacks, each with its position."""
    steps = changes([token.text for token in found], known)
    return [(i, found[i]) for i, _, taken, _ in steps if taken]


def _entries(
    page: Page, added: Sequence[tuple[int, Token]], candidates: Sequence[tuple[str, Any]]
) -> Iterator[str]:
    """One line for each token, or for each row of them with only commas or bars between."""
    rows: list[list[tuple[int, Token]]] = []
    for index, token in added:
        last = rows[-1][-1] if rows else None
        between = page.text[last[1].end : token.start] if last else ""
        if last and last[0] + 1 == index and IN_A_ROW.fullmatch(between):
            rows[-1].append((index, token))
        else:
            rows.append([(index, token)])
    for row in rows:
        tokens = [token for _, token in row]
        text = ", ".join(token.text for token in tokens)
        guess = _guess(tokens[0].text, candidates) if len(tokens) == 1 else TODO
        yield f"    - {text}: {guess}  # line {page.place_of(tokens[0].start)[0]}"


def _candidates(ledger: Ledger, expressions: Expressions) -> list[tuple[str, Any]]:
    """Expressions with their values: those of the ledger, then every function of every datum."""
    used = [
        (expected.origin.removeprefix("= "), expected.value)
        for section in ledger.sections.values()
        for entry in [*section.expected_page, *section.expected_output]
        for expected in entry
        if expected.origin.startswith("= ")
    ]
    return used + list(_calls(expressions))


def _calls(expressions: Expressions) -> Iterator[tuple[str, Any]]:
    names = [name for name in expressions.names if name not in ARITHMETIC]
    functions = [name for name in names if callable(expressions.names[name])]
    data = [name for name in names if name not in functions and _is_small(expressions.names[name])]
    for function in functions:
        for datum in data:
            arguments = [datum, f"*{datum}"] if _is_row(expressions.names[datum]) else [datum]
            for argument in arguments:
                try:
                    call = f"{function}({argument})"
                    yield call, expressions.value(call)
                except ExpressionError:
                    continue


def _is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _is_small(value: Any) -> bool:
    """Whether it is tried in every function: guessing must not take minutes."""
    rows = value if _is_row(value) else []
    return all(len(row) <= SMALL for row in [rows, *rows] if isinstance(row, Sized))


def _guess(text: str, candidates: Sequence[tuple[str, Any]]) -> str:
    """The first expression whose value is printed so; too many are for a single digit."""
    if len(text.lstrip("-")) == 1:
        return TODO
    for expression, value in candidates:
        try:
            if printed(value, text) == text:
                return expression
        except (NotPrintableError, OverflowError):
            continue
    return TODO


def _quoted(name: str) -> str:
    return f'"{name}"' if re.search(r"[^\w.]", name) else name
