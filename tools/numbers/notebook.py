"""Lays the cells of an ``.ipynb`` file out as one Markdown text, and knows where each line stood.

Only what the cells say is read: outputs, metadata and execution counts are no text of a page.
JSON is read as the YAML that it is, because YAML's nodes know their line and column.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class UnreadableError(Exception):
    """A page that cannot be read; the message says why."""


@dataclass(frozen=True)
class Origin:
    """Where a line of the text stands in the file: its string, and what comes before it there."""

    line: int
    column: int
    before: str
    text: str

    def place_of(self, column: int) -> tuple[int, int]:
        """Line and column in the file, from 1, of a character of this line."""
        written = json.dumps(self.before + self.text[:column], ensure_ascii=False)
        return self.line, self.column + len(written)


def markdown_of(source: str) -> tuple[str, list[Origin]]:
    """The text of a notebook, and the origin of each of its lines.

    Raises
    ------
    UnreadableError
        When the source is no notebook.
    """
    try:
        root = yaml.compose(source, Loader=LOADER)
    except yaml.YAMLError as error:
        raise UnreadableError(f"not a notebook: {error}".replace("\n", " ")) from error
    cells = _get(root, "cells")
    if cells is None:
        raise UnreadableError("not a notebook: it has no cells")
    lines = [line for cell in cells.value for line in _cell(cell)]
    return "\n".join(line.text for line in lines), lines


def _cell(cell: Node) -> Iterator[Origin]:
    """The lines of a cell: code and raw text in a fence, Markdown as it is, then an empty one."""
    lines = list(_lines(_get(cell, "source")))
    place = cell.start_mark.line + 1, cell.start_mark.column, ""
    kind = _get(cell, "cell_type").value
    if kind == "markdown":
        yield from lines
    else:
        longest = max(
            (len(run) for line in lines for run in re.findall("`+", line.text)), default=0
        )
        fence = "`" * max(3, longest + 1)
        yield Origin(*place, fence + ("{code-cell}" if kind == "code" else ""))
        yield from lines
        yield Origin(*place, fence)
    yield Origin(*place, "")


def _lines(source: Node) -> Iterator[Origin]:
    """The lines of a source, which is one string or a list of them."""
    strings = [source] if isinstance(source, ScalarNode) else source.value
    for string in strings:
        mark, before = string.start_mark, ""
        for line in re.findall(r"[^\n]+\n?|\n", string.value):
            yield Origin(mark.line + 1, mark.column, before, line.rstrip("\n"))
            before += line


def _get(node: Node | None, key: str) -> Node | None:
    pairs = node.value if isinstance(node, MappingNode) else []
    return next((value for name, value in pairs if name.value == key), None)
