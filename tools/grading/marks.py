"""The marks as a table: quoted CSV in UTF-8, without formulas for a spreadsheet."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

# The wide ones as well: some spreadsheets in Asia compute them.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")


class Mark(NamedTuple):
    """A row of the table."""

    student: str
    assignment: str
    question: str
    score: float
    maximum: float
    verdict: str


def write_marks(path: Path, marks: Iterable[Mark]) -> None:
    """Writes the table, whole or not at all."""
    text = io.StringIO()
    table = csv.writer(text, quoting=csv.QUOTE_ALL, lineterminator="\n")
    table.writerow(Mark._fields)
    table.writerows([_cell(value) for value in mark] for mark in marks)
    partial = path.with_suffix(".partial")
    partial.write_text(text.getvalue(), "utf-8")
    partial.replace(path)


def _cell(value: str | float) -> str:
    """A number in its shortest form; an apostrophe before what a spreadsheet would compute."""
    if isinstance(value, float):
        return f"{value:g}"
    return f"'{value}" if value.startswith(FORMULA) else value
