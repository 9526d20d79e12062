"""Tables that directives make."""

from collections.abc import Sequence

from docutils import nodes


def table(name: str, heads: list[str], rows: list[nodes.row]) -> nodes.table:
    """A table of that class with a row of heads."""
    made = nodes.table(classes=[name])
    group = nodes.tgroup(cols=len(heads))
    made += group
    group += [nodes.colspec(colwidth=1) for _ in heads]
    group += nodes.thead("", row(*map(nodes.Text, heads)))
    group += nodes.tbody("", *rows)
    return made


def row(*cells: nodes.Node, ids: Sequence[str] = ()) -> nodes.row:
    """A row with one paragraph in each cell, and what links to it end with."""
    entries = (nodes.entry("", nodes.paragraph("", "", cell)) for cell in cells)
    return nodes.row("", *entries, ids=list(ids))
