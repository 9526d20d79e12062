"""Aligns the editions of a page: rows of blocks that say the same in each language.

Sections pair by their ids, and the blocks of a section by their order and kind. A row whose block
is the same in every language (a formula, code, a number's output) holds it once.
"""

import copy
import re
from dataclasses import dataclass, replace
from itertools import zip_longest

from bs4 import Tag

# Classes that tell one kind of block from another with the same tag.
KINDS = {
    "math": "formula",
    "cell_input": "code",
    "cell_output": "output",
    "highlight-python": "code",
    "admonition": "box",
    "proof": "theorem",
}
NAMES = {
    "p": "paragraph",
    "ul": "list",
    "ol": "numbered list",
    "dl": "definitions",
    "table": "table",
    "figure": "figure",
    "details": "hidden block",
    "blockquote": "quotation",
}
ADDRESSES = ("href", "src")


class MisalignedError(Exception):
    """The editions of a page do not match block for block; the message shows where."""


@dataclass(frozen=True)
class Row:
    """A block in each language; the same in all when it is `shared`.

    `section` is the id of the section that begins here.
    """

    cells: dict[str, Tag]
    shared: bool
    section: str | None = None

    @property
    def shown(self) -> dict[str, Tag]:
        """The blocks that are to be seen: of a shared row only the first."""
        return dict([next(iter(self.cells.items()))]) if self.shared else self.cells


def align(sections: dict[str, Tag], page: str) -> list[Row]:
    """The rows of a page, from the outermost section of each language's edition.

    Raises
    ------
    MisalignedError
        When a section or block is missing, or of another kind, in one of the languages.
    """
    (section,) = _same(
        {language: [tag["id"]] for language, tag in sections.items()}, f"{page}: the page's label"
    )
    blocks = {language: _blocks(tag) for language, tag in sections.items()}
    rows = [
        Row(cells, shared=len({_content(block) for block in cells.values()}) == 1)
        for cells in _paired(blocks, f"{page}#{section}")
    ]
    rows[0] = replace(rows[0], section=section)
    inner = {language: _subsections(tag) for language, tag in sections.items()}
    order = {language: list(tags) for language, tags in inner.items()}
    for identifier in _same(order, f"{page}#{section}: the sections in it"):
        rows += align({language: tags[identifier] for language, tags in inner.items()}, page)
    return rows


def _same(values: dict[str, list[str]], what: str) -> list[str]:
    if len({tuple(value) for value in values.values()}) > 1:
        shown = "\n".join(f"  {language}: {', '.join(v)}" for language, v in values.items())
        raise MisalignedError(f"{what} differ between the languages:\n{shown}")
    return next(iter(values.values()))


def _paired(blocks: dict[str, list[Tag]], where: str) -> list[dict[str, Tag]]:
    rows = [dict(zip(blocks, cells, strict=True)) for cells in zip_longest(*blocks.values())]
    for number, row in enumerate(rows, 1):
        if len({_kind(block) if block else None for block in row.values()}) > 1:
            shown = "\n".join(f"  {language}: {_shown(block)}" for language, block in row.items())
            raise MisalignedError(
                f"{where}: block {number} differs between the languages:\n{shown}\n"
                "  Write the block that one of them lacks, or give the blocks the same order."
            )
    return rows


def _subsections(section: Tag) -> dict[str, Tag]:
    return {tag["id"]: tag for tag in section.find_all("section", recursive=False)}


def _blocks(section: Tag) -> list[Tag]:
    """The blocks of a section itself: its heading first, a code cell's code and output apart."""
    blocks = []
    for tag in section.find_all(True, recursive=False):
        if tag.name == "section":
            continue
        if tag.name == "span" and not tag.get_text(strip=True):  # only a place to link to
            continue
        if "cell" in tag.get("class", []):
            blocks += tag.find_all(True, recursive=False)
        else:
            blocks.append(tag)
    return blocks


def alone(block: Tag) -> Tag:
    """The block as it stands alone: the part of a code cell is taken into a cell of its own."""
    cell = block.parent
    if "cell" not in cell.get("class", []):
        return block
    shell = cell.copy_self()
    shell.append(block)
    return shell


def _kind(block: Tag) -> str:
    """What the block is; equal for blocks that may stand in one row."""
    classes = block.get("class", [])
    for name, kind in KINDS.items():
        if name in classes:
            return kind
    if block.find("table") and block.name == "div":
        return NAMES["table"]
    if re.fullmatch("h[1-6]", block.name):
        return "heading"
    return NAMES.get(block.name, block.name)


def _shown(block: Tag | None) -> str:
    if block is None:
        return "nothing"
    text = " ".join(block.get_text(" ", strip=True).split())
    return f"{_kind(block)} «{text[:60]}{'…' if len(text) > 60 else ''}»"


def _content(block: Tag) -> str:
    """The block as text to compare: without its ids, its links' targets, its own anchors."""
    bare = copy.copy(block)
    for anchor in bare.select(".headerlink"):
        anchor.decompose()
    for tag in [bare, *bare.find_all(True)]:
        for attribute in ("id", "href"):
            tag.attrs.pop(attribute, None)
    return bare.decode()
