"""Pages that are notebooks in .ipynb."""

import json
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output, new_raw_cell

from tools.numbers.checker import Structure, check_page
from tools.numbers.expressions import Expressions
from tools.numbers.ledger import evaluate, read_ledger
from tools.numbers.lexer import NUMERAL, UnreadableError, read_page
from tools.numbers.outputs import check_outputs

CELLS = [
    new_markdown_cell('# "Title" 7\n\nHalf of 7 is\t$7/2 = 3.5$, «так».'),
    new_code_cell('print(7 / 2)  # "3.5"\n"""```"""', outputs=[new_output("stream", text="3.5\n")]),
    new_raw_cell("raw 12"),
    new_markdown_cell("## Part\n1. one"),
]
LEDGER = """\
heading-1:
  page:
    - 7, 7: [7, 7]
    - 7/2, 3.5: [7/2, 7/2]
    - 7, 2: [7, 2]
    - 3.5: 7/2
    - 12: 12
  output:
    - 3.5: 7/2
"""


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "page.ipynb"
    nbformat.write(new_notebook(cells=CELLS), path)
    return path


@pytest.fixture
def ledger(tmp_path):
    file = tmp_path / "page.yml"
    file.write_text(LEDGER, encoding="utf-8")
    read = read_ledger(file)
    evaluate(read, Expressions({}))
    assert read.findings == []
    return read


def test_a_right_notebook(path, ledger):
    page = read_page(path)
    assert check_page(page, ledger, "", Structure()) == []
    assert [token.text for token in page.tokens if token.kind == NUMERAL] == [
        *("7", "7", "7/2", "3.5", "7", "2", "3.5", "12"),
    ]
    assert check_outputs(page, nbformat.read(path, as_version=4), ledger) == []


@pytest.mark.parametrize(
    ("old", "new", "wrong", "message"),
    [
        ("3.5$", "3.6$", "3.6$", "3.6 should be 3.5 (item 2 of [7/2, 7/2])"),
        ('Title\\\\" 7', 'Title\\\\" 8', "8", "8 should be 7"),
        ("print(7 ", "print(8 ", "8 /", "8 should be 7"),
        ("raw 12", "raw 13", "13", "13 should be 12"),
        ("1. one", "2. one", "2. one", "list item 2 should be 1"),
    ],
)
def test_a_change_is_named_with_its_line_and_column_in_the_file(
    path, ledger, old, new, wrong, message
):
    text = path.read_text(encoding="utf-8")
    old, new = old.replace("\\\\", "\\"), new.replace("\\\\", "\\")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    (finding,) = check_page(read_page(path), ledger, "", Structure())
    assert message in finding.message
    line = path.read_text(encoding="utf-8").split("\n")[finding.line - 1]
    assert line[finding.column - 1 :].startswith(wrong)


def test_a_wrong_output_is_noticed(path, ledger):
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[1].outputs[0].text = "3.6"
    (finding,) = check_outputs(read_page(path), notebook, ledger)
    assert "the cell prints 3.6, it should be 3.5" in finding.message


def test_a_source_may_be_one_string_and_the_file_one_line(path, ledger):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"]).replace("3.5$", "3.6$")
    path.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
    (finding,) = check_page(read_page(path), ledger, "", Structure())
    assert finding.line == 1
    text = path.read_text(encoding="utf-8")
    assert text[finding.column - 1 :].startswith("3.6$")


@pytest.mark.parametrize("text", ["{", "[1]", "{}", "text"])
def test_what_is_no_notebook_is_refused(tmp_path, text):
    path = tmp_path / "page.ipynb"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableError, match="not a notebook"):
        read_page(path)


def test_a_page_that_is_not_utf_8_is_refused():
    class Latin(type(Path())):
        def read_text(self, encoding):
            return b"\xff".decode(encoding)

    with pytest.raises(UnreadableError, match="not UTF-8"):
        read_page(Latin("page.md"))
