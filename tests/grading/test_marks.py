"""The table of marks is safe to open."""

import csv
from pathlib import Path

import pytest

from tools.grading.marks import Mark, write_marks


@pytest.mark.parametrize(
    ("student", "written"),
    [
        ("O'Brien, Jr", "O'Brien, Jr"),
        ('=HYPERLINK("x")', '\'=HYPERLINK("x")'),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM", "'@SUM"),
        ("\uff1d1", "'\uff1d1"),
        ("\uff0b1", "'\uff0b1"),
        ("\uff0d1", "'\uff0d1"),
        ("\uff20SUM", "'\uff20SUM"),
        ("\tname", "'\tname"),
        ("Nguyễn\nVăn", "Nguyễn\nVăn"),
    ],
)
def test_names_stay_names(tmp_path: Path, student: str, written: str) -> None:
    path = tmp_path / "marks.csv"
    write_marks(path, [Mark(student, "average-precision-ru", "hand-five", 1.5, 2.0, "correct")])
    with path.open(encoding="utf-8", newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["student"] == written
    assert (row["score"], row["maximum"]) == ("1.5", "2")
    assert list(row) == ["student", "assignment", "question", "score", "maximum", "verdict"]
    assert path.read_bytes().startswith(b'"student","assignment"')
    assert [p.name for p in tmp_path.iterdir()] == ["marks.csv"]
