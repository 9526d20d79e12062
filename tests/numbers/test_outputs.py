from pathlib import Path

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tools.numbers.expressions import Expressions
from tools.numbers.ledger import evaluate, read_ledger
from tools.numbers.lexer import read_page
from tools.numbers.outputs import check_outputs

PAGE = read_page(
    Path("page.md"),
    "(top)=\n# Title\n\n```{code-cell} python3\na()\n```\n\n(part)=\n\n"
    "```{code-cell} python3\nb()\n```\n",
)
LEDGER = (
    "top:\n  output:\n    - 0.7556: 34 / 45\npart:\n  names: [F_1]\n  output:\n    - 1, 0: [1, 0]\n"
)
TABLE = "<table><tr><td>1</td><td>0</td></tr></table>"


@pytest.fixture
def ledger(tmp_path):
    path = tmp_path / "page.yml"
    path.write_text(LEDGER, encoding="utf-8")
    read = read_ledger(path)
    evaluate(read, Expressions({}))
    return read


def stream(text, name="stdout"):
    return new_output("stream", name=name, text=text)


def check(ledger, first, second):
    cells = [new_markdown_cell("x"), new_code_cell("a()", outputs=first)]
    cells.append(new_code_cell("b()", outputs=second))
    return [str(finding) for finding in check_outputs(PAGE, new_notebook(cells=cells), ledger)]


@pytest.mark.parametrize(
    "second",
    [
        [stream("F_1: 1\n0\n")],
        [stream("1 "), new_output("execute_result", data={"text/plain": "0"})],
        [new_output("display_data", data={"text/plain": "1 0 9", "text/html": TABLE})],
        [stream("[1. 0.]"), new_output("display_data", data={"text/plain": "9", "image/png": ""})],
    ],
)
def test_what_is_printed_agrees(ledger, second):
    assert check(ledger, [stream("0.7556\n")], second) == []


@pytest.mark.parametrize(
    ("second", "message"),
    [
        ([stream("1 1")], "page.md:11: the cell prints 1, it should be 0 (item 2 of [1, 0])"),
        ([stream("1")], "page.md:11: the cell does not print 0 (item 2 of [1, 0])"),
        ([], "page.md:8: the cell does not print 1 (item 1 of [1, 0])"),
        ([stream("1 0 7")], "page.md:11: the cell prints 7, which is not in the output of part"),
        (
            [stream("1 0 F_2")],
            "page.md:11: the cell prints F_2, not among the names of part (did you mean F_1?)",
        ),
        ([stream("1 0"), stream("", "stderr")], "page.md:11: the cell prints a message on stderr"),
        ([stream("1 0\nUserWarning: x")], "page.md:11: the cell prints a warning"),
        ([stream("1 0 <f at 0x7f3fa59349e0>")], "page.md:11: the cell prints a memory address"),
        ([stream("2024-05-01")], "page.md:11: the cell prints a date or a time"),
        ([stream("Traceback (most recent call last)")], "page.md:11: the cell prints a traceback"),
        ([new_output("error", ename="E")], "page.md:11: the cell prints a traceback"),
    ],
)
def test_what_is_printed_and_must_not_be(ledger, second, message):
    assert message in check(ledger, [stream("0.7556\n")], second)


def test_a_whole_number_is_printed_for_no_other(tmp_path):
    path = tmp_path / "page.yml"
    path.write_text(LEDGER.replace("1, 0: [1, 0]", "1, 0: [1, 1/3]"), encoding="utf-8")
    ledger = read_ledger(path)
    evaluate(ledger, Expressions({}))
    findings = check(ledger, [stream("0.7556")], [stream("1 0")])
    assert findings == ["page.md:11: the cell prints 0 for 1/3 = 0.3333333333: print decimals"]


def test_each_section_has_its_own_output(ledger):
    findings = check(ledger, [stream("0.7556 1")], [stream("0")])
    assert findings == [
        "page.md:5: the cell prints 1, which is not in the output of top",
        "page.md:11: the cell does not print 1 (item 1 of [1, 0])",
    ]


def test_another_number_of_cells(ledger):
    (finding,) = check_outputs(PAGE, new_notebook(cells=[]), ledger)
    assert "2 code cells are read here, but 0 were executed" in finding.message
