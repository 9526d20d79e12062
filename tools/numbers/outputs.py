"""Holds what the cells of a page printed against its ledger."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.numbers.alignment import changes
from tools.numbers.checker import meant
from tools.numbers.finding import Finding
from tools.numbers.ledger import Ledger, Section
from tools.numbers.lexer import NUMERAL, Cell, Page, Token, tokens_of_output
from tools.numbers.numerals import is_rounded, is_whole, shown

if TYPE_CHECKING:
    # Only for the annotations: it takes a while to load.
    from nbformat import NotebookNode

TAG = re.compile(r"<[^>]+>")
UNWANTED = {
    "a traceback": re.compile(r"Traceback \(most recent call last\)"),
    "a warning": re.compile(r"\w*Warning\b"),
    "a memory address": re.compile(r"\b0x[0-9a-fA-F]{6,}\b"),
    "a date or a time": re.compile(r"\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}:\d{2}(?::\d{2})?\b"),
}


def check_outputs(page: Page, notebook: NotebookNode, ledger: Ledger) -> list[Finding]:
    """What the page's cells printed, in the executed notebook, against the ledger."""
    executed = sum(cell.cell_type == "code" for cell in notebook.cells)
    if executed != len(page.cells):
        message = f"{len(page.cells)} code cells are read here, but {executed} were executed"
        return [Finding(page.path, 1, 0, message)]
    findings = []
    for cell, output in outputs_of(page, notebook):
        if fault := _fault(output):
            findings.append(Finding(page.path, cell.line, 0, f"the cell prints {fault}"))
    printed: dict[str, list[tuple[Token, Cell]]] = {label: [] for label in ledger.sections}
    for token, cell in printed_tokens(page, notebook):
        if token.kind == NUMERAL:
            printed.setdefault(cell.section, []).append((token, cell))
        elif token.text not in ledger.names_in(cell.section):
            names = ledger.names_in(cell.section)
            message = (
                f"the cell prints {token.text}, not among the names of {cell.section}"
                f"{meant(token.text, names)}"
            )
            findings.append(Finding(page.path, cell.line, 0, message))
    for label, found in printed.items():
        findings += _compare_printed(page, ledger.section(label), found)
    return findings


def printed_tokens(page: Page, notebook: NotebookNode) -> list[tuple[Token, Cell]]:
    """The digit-bearing tokens of all outputs, in order, each with its cell."""
    return [
        (token, cell)
        for cell, output in outputs_of(page, notebook)
        for token in tokens_of_output(_text(output))
    ]


def outputs_of(page: Page, notebook: NotebookNode) -> Iterator[tuple[Cell, NotebookNode]]:
    """The outputs of the page's cells, in order, each with its cell."""
    executed = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for cell, run in zip(page.cells, executed, strict=True):
        for output in run.outputs:
            yield cell, output


def _compare_printed(
    page: Page, section: Section, found: list[tuple[Token, Cell]]
) -> list[Finding]:
    findings = []
    wanted = section.of_output()
    texts = [token.text for token, _ in found], [expected.text for expected in wanted]
    steps = list(changes(*texts))
    if not steps:
        for (_, cell), expected in zip(found, wanted, strict=True):
            text, value = expected.text, expected.value
            if value is not None and is_whole(text) and is_rounded(value, text):
                message = f"the cell prints {text} for {shown(value)}: print decimals"
                findings.append(Finding(page.path, cell.line, 0, message))
    for i, j, taken, given in steps:
        nearest = (
            found[min(i, len(found) - 1)][1].line
            if found
            else page.place_of(page.sections.get(section.label, 0))[0]
        )
        text = texts[0][i] if taken else ""
        if taken and given:
            message = f"the cell prints {text}, it should be {wanted[j].text} ({wanted[j].origin})"
        elif taken:
            message = f"the cell prints {text}, which is not in the output of {section.label}"
        else:
            message = f"the cell does not print {wanted[j].text} ({wanted[j].origin})"
        findings.append(Finding(page.path, nearest, 0, message))
    return findings


def _text(output: NotebookNode) -> str:
    """What a reader sees of an output, as text; a picture has none."""
    holder, key = seen(output)
    text = holder.get(key, "")
    return html.unescape(TAG.sub(" ", text)) if key == "text/html" else text


def seen(output: NotebookNode) -> tuple[NotebookNode, str]:
    """The part of an output that a reader sees, as a mapping and the key in it."""
    if output.output_type in ("error", "stream"):
        return output, "text"
    if any(kind.startswith("image/") for kind in output.data):
        return output.data, ""
    return output.data, "text/html" if "text/html" in output.data else "text/plain"


def _fault(output: NotebookNode) -> str:
    """What must not be in an output, if it is there."""
    if output.output_type == "error":
        return "a traceback"
    if output.get("name") == "stderr":
        return "a message on stderr"
    text = _text(output)
    return next((what for what, pattern in UNWANTED.items() if pattern.search(text)), "")
