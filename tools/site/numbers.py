"""Marks the computed numbers of a built page: each then carries its exact value and expression.

What a page shows is walked in order, section by section, and must be what the ledger lists:
its text and formulas, the captions of its figures, its cells and what they print. Left out is
what the builder itself has numbered: formulas, figures, theorems, citations, references.

A mark is the same in every language: `data-numbers` holds [printed, exact, expression] of each
number in it, and `static/numbers.js` shows them.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bs4 import BeautifulSoup, NavigableString, Tag

from tools.numbers.lexer import NUMERAL, Cell, Passage, Token, read_page, tokens_of
from tools.numbers.listing import Numeral

# What the builder has put there, not the author: the library's entries and the glossary's rows
# too; `_is_generated` tells it of links.
GENERATED = (
    ".headerlink, .caption-number, .section-number, .citation-list, .footnote-reference, "
    ".footnote > .label, .metric, .terms, table.homework, script, style"
)
QUOTING_LINKS = ".std-ref, .std-term, .doc"  # the author's own text, or the title of their target
CONTROLS = ("a", "summary", "button")  # no note within what already answers a click
UNSEEN = ("alternative text", "option")


class UnmatchedError(Exception):
    """A page that does not show the ledger's numbers; the message names page and section."""


@dataclass(frozen=True)
class Piece:
    """A part of a page that is read one way: its nodes of text, in order."""

    section: str
    stream: str  # "page", "caption", "cell" or "output": each has an order of its own
    mode: str  # as the lexer reads it, or "listing" for a block of code
    element: Tag
    nodes: tuple[NavigableString, ...]

    @property
    def text(self) -> str:
        return "".join(self.nodes)

    def tokens(self) -> list[Token]:
        """The numerals in it."""
        if self.mode == "listing":
            fence = "~~~\n"
            tokens = read_page(Path(), f"{fence}{self.text}\n{fence}").tokens
            shift = len(fence)
        else:
            tokens = tokens_of(Passage(self.mode, 0, len(self.text), "", ""), self.text)
            shift = 0
        return [
            Token(t.kind, t.text, t.start - shift, t.end - shift, t.place, t.section)
            for t in tokens
            if t.kind == NUMERAL
        ]


def mark(
    article: Tag,
    labels: Sequence[str],
    numerals: Sequence[Numeral],
    cells: Sequence[Cell],
    page: str,
) -> None:
    """Marks the computed numbers in the article of a page.

    Parameters
    ----------
    article : Tag
        The built article; it is changed.
    labels : sequence of str
        The labels of its sections.
    numerals : sequence of Numeral
        All that the page prints, as `tools.numbers.listing` has it.
    cells : sequence of Cell
        The page's code cells, shown or not.
    page : str
        The page's name for messages.

    Raises
    ------
    UnmatchedError
        Where the article shows other numbers than these.
    """
    pieces = list(_Walk(article, labels).pieces())
    wanted = _streams(numerals, cells)
    shown = _shown_cells([piece for piece in pieces if piece.stream == "cell"], cells, page)
    found: dict[tuple[str, str], list[tuple[Piece, Token]]] = defaultdict(list)
    for piece in pieces:
        key = shown[id(piece)] if piece.stream == "cell" else (piece.section, piece.stream)
        found[key] += [(piece, token) for token in piece.tokens()]
    marks: dict[int, list[tuple[Token, Numeral]]] = defaultdict(list)
    for key in dict.fromkeys([*wanted, *found]):
        if isinstance(key[1], int) and key not in shown.values():
            continue  # a cell whose code is not on the page
        _compare(found[key], wanted[key], page, key[0])
        for (piece, token), numeral in zip(found[key], wanted[key], strict=True):
            if numeral.computed:
                marks[id(piece)].append((token, numeral))
    for piece in pieces:
        if not any(tag.name in CONTROLS for tag in [piece.element, *piece.element.parents]):
            _mark(piece, marks[id(piece)])


class _Walk:
    """Walks an article in the order in which it is read."""

    def __init__(self, article: Tag, labels: Sequence[str]) -> None:
        self.article = article
        self.labels = set(labels)
        self.section = ""

    def pieces(self) -> Iterator[Piece]:
        yield from self._within(self.article, "page")

    def _within(self, tag: Tag, stream: str) -> Iterator[Piece]:
        for child in tag.children:
            if type(child) is NavigableString:
                yield Piece(self.section, stream, "text", tag, (child,))
            elif isinstance(child, Tag):
                yield from self._piece(child, stream)

    def _piece(self, tag: Tag, stream: str) -> Iterator[Piece]:
        if tag.get("id") in self.labels:
            self.section = tag["id"]
        classes = tag.get("class", [])
        if tag.css.match(GENERATED) or (tag.name == "a" and self._is_generated(tag)):
            return
        if "cell_output" in classes:
            stream = "output"
        elif (tag.name == "figcaption" and stream == "output") or "code-block-caption" in classes:
            stream = "caption"
        if "math" in classes:
            yield Piece(self.section, stream, "math", tag, _texts(tag))
        elif tag.name == "pre" and tag.find_parent(class_="cell_input"):
            yield Piece(self.section, "cell", "listing", tag, _texts(tag))
        elif tag.name == "pre":
            mode = "text" if stream == "output" else "listing"
            yield Piece(self.section, stream, mode, tag, _texts(tag))
        elif tag.name == "code":
            yield Piece(self.section, stream, "code", tag, _texts(tag))
        else:
            yield from self._within(tag, stream)

    def _is_generated(self, link: Tag) -> bool:
        """Whether a link's text is not the author's: a number, or its target's title."""
        if "external" in link.get("class", []):
            return link.get_text() == link["href"]
        quoting = link.select_one(QUOTING_LINKS)
        if quoting is None:
            return True
        target = self.article.find(id=link["href"].partition("#")[2] or None)
        heading = target and target.find(["h1", "h2", "h3", "h4"])
        return heading is not None and text_of(heading) == quoting.get_text()


def _texts(tag: Tag) -> tuple[NavigableString, ...]:
    return tuple(
        node
        for node in tag.find_all(string=True)
        if type(node) is NavigableString and not node.find_parent(class_="eqno")
    )


def text_of(heading: Tag) -> str:
    """What a heading says, without the sign that links to it."""
    return "".join(node for node in _texts(heading) if not node.find_parent(class_="headerlink"))


def _streams(
    numerals: Sequence[Numeral], cells: Sequence[Cell]
) -> dict[tuple[str, str | int], list[Numeral]]:
    """The numerals of each stream of each section; each cell, by its number, is one of its own."""
    cell_at = {
        cell.line + i: number
        for number, cell in enumerate(cells)
        for i in range(len(cell.code.splitlines()))
    }
    streams: dict[tuple[str, str | int], list[Numeral]] = defaultdict(list)
    for numeral in numerals:
        if numeral.place == "output":
            stream: str | int = "output"
        elif numeral.place in UNSEEN:
            continue
        elif numeral.line in cell_at:
            stream = cell_at[numeral.line]
        elif numeral.place == "comment":
            continue
        else:
            stream = "caption" if numeral.place == "caption" else "page"
        streams[numeral.section, stream].append(numeral)
    return streams


def _shown_cells(
    pieces: Sequence[Piece], cells: Sequence[Cell], page: str
) -> dict[int, tuple[str, int]]:
    """For each cell on the page, by identity: the section and number of its source."""
    shown, number = {}, 0
    for piece in pieces:
        code = piece.text.strip()
        while number < len(cells) and cells[number].code.strip() != code:
            number += 1
        if number == len(cells):
            raise UnmatchedError(
                f"{page}#{piece.section}: the page shows a cell that its source does not have:\n"
                f"  {code.splitlines()[0]}"
            )
        shown[id(piece)] = cells[number].section, number
        number += 1
    return shown


def _compare(
    found: Sequence[tuple[Piece, Token]], wanted: Sequence[Numeral], page: str, section: str
) -> None:
    on_page, listed = [token.text for _, token in found], [numeral.text for numeral in wanted]
    if on_page == listed:
        return
    same = next(
        (i for i, pair in enumerate(zip(on_page, listed, strict=False)) if len({*pair}) > 1),
        min(len(on_page), len(listed)),
    )
    here, there = on_page[same : same + 5], listed[same : same + 5]
    raise UnmatchedError(
        f"{page}#{section}: number {same + 1} differs from the ledger's:\n"
        f"  the page: {', '.join(here) or 'no more numbers'}\n"
        f"  the ledger: {', '.join(there) or 'no more numbers'}"
    )


def _mark(piece: Piece, marks: Sequence[tuple[Token, Numeral]]) -> None:
    """Puts a mark around each number; a formula is marked as a whole."""
    if not marks:
        return
    if piece.mode == "math":
        piece.element["data-numbers"] = _note([numeral for _, numeral in marks])
        return
    start = 0
    for node in piece.nodes:
        end = start + len(node)
        parts, last = [], 0
        for token, numeral in marks:
            # A minus may stand in a node of its own: the digits are marked.
            if start < token.end <= end:
                first = max(token.start - start, 0)
                parts += [str(node)[last:first], (str(node)[first : token.end - start], numeral)]
                last = token.end - start
        if parts:
            _replace(node, [*parts, str(node)[last:]])
        start = end


def _replace(node: NavigableString, parts: Sequence[str | tuple[str, Numeral]]) -> None:
    soup = BeautifulSoup("", "html.parser")
    new = []
    for part in parts:
        if isinstance(part, str):
            new.append(NavigableString(part))
        else:
            text, numeral = part
            tag = soup.new_tag("span", attrs={"class": "number", "data-numbers": _note([numeral])})
            tag.string = text
            new.append(tag)
    node.replace_with(*new)


def _note(numerals: Sequence[Numeral]) -> str:
    rows = dict.fromkeys((each.printed, each.exact, each.expression) for each in numerals)
    return json.dumps([list(row) for row in rows], ensure_ascii=False)
