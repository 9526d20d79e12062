"""The test of the check: on a small book that is right, and on books with a weak spot."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = """\
[tool.numbers]
languages = ["en", "fr", "nl"]
pages = { "{language}/{page}.md" = "{page}.yml" }
namespace = "names.py"
bibliography = "refs.bib"
front_matter = "---\\nkernel: python3\\n---"
outputs = "names:run"
"""
PAGE = """\
---
kernel: python3
---

(circle)=
# Circle 7

Half of 7 is $7/2 = 3.5$ {cite}`euclid300`.

1. $F_1$ {ref}`part-2`

```{code-cell} python3
---
nbgrader: {grade_id: half-7, points: 2}
---
print(7 / 2)
```

(part-2)=
## Part

| 7 | 10\u202f000 |
"""
LEDGER = """\
data:
  seven: 3 + 4
circle:
  names: [F_1]
  page:
    - 7, 7: [seven, seven]
    - 7/2, 3.5: [half(seven), half(seven)]
    - 7, 2: '[seven, points["half-7"]]'
  output:
    - 3.5: half(seven)
part-2:
  page:
    - 7: seven
    - 10000: 10**4
  claims:
    - half(seven) == 3.5
"""
NAMES = """\
from fractions import Fraction

from nbformat.v4 import new_code_cell, new_notebook, new_output


def half(x):
    return Fraction(x, 2)


def run(pages):
    output = new_output("stream", name="stdout", text="3.5\\n")
    return {page: new_notebook(cells=[new_code_cell(outputs=[output])]) for page in pages}
"""


@pytest.fixture
def book(tmp_path):
    for language in ("en", "fr", "nl"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "circle.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "circle.yml").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "names.py").write_text(NAMES, encoding="utf-8")
    (tmp_path / "refs.bib").write_text("@book{euclid300,\n}\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    return tmp_path


def mutants(folder):
    run = subprocess.run(
        [sys.executable, "-m", "tools.numbers.mutants"],
        cwd=folder,
        env={"PYTHONPATH": f"{ROOT}:{folder}", "PATH": "", "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout.splitlines(), run.stderr


def test_every_change_is_noticed_and_counted_by_place(book):
    code, lines, errors = mutants(book)
    assert (code, errors) == (0, "")
    counts = {place: int(count) for count, place in (line.split(maxsplit=1) for line in lines)}
    total = sum(count for place, count in counts.items() if "noticed" not in place)
    assert counts.pop(f"changes, {total} of them noticed") == total
    assert counts["citation"] == 9
    assert counts["metadata"] == counts["output"] == 6
    assert counts["table"] == 18
    assert counts["front matter"] == counts["list marker"] == counts["kernel"] == 3
    assert counts["label"] == counts["target"] == 3


@pytest.mark.parametrize(
    ("old", "new", "survivor"),
    [
        # A claim with room in it, data that nothing uses, a number that does not matter.
        ("half(seven) == 3.5", "half(seven) > 2", "circle.yml:16: 2 → 3 (number of the ledger)"),
        ("data:\n", "data:\n  idle: 5\n", "circle.yml:2: 5 → 6 (number of the ledger)"),
        ("7: seven\n", "7: max(seven, 1)\n", "circle.yml:13: 1 → 2 (number of the ledger)"),
    ],
)
def test_survivors_are_listed(book, old, new, survivor):
    assert LEDGER.count(old) == 1
    (book / "circle.yml").write_text(LEDGER.replace(old, new), encoding="utf-8")
    code, lines, _ = mutants(book)
    assert code == 1
    assert f"{survivor} goes unnoticed" in lines


def test_a_digit_that_nothing_verifies_survives(book):
    for language in ("fr", "nl"):
        (book / language / "circle.md").unlink()
    code, lines, _ = mutants(book)
    assert code == 1
    assert [line for line in lines if "goes unnoticed" in line and "metadata" in line]


def test_a_wrong_book_is_refused(book):
    (book / "fr" / "circle.md").write_text(PAGE.replace("3.5", "3.6"), encoding="utf-8")
    code, lines, errors = mutants(book)
    assert (code, lines) == (1, [])
    assert errors.startswith("fr/circle.md:8:21: 3.6 should be 3.5")
