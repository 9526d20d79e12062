import random
from pathlib import Path

import pytest

from tools.numbers.alignment import changes
from tools.numbers.checker import Structure, check_page, meant
from tools.numbers.expressions import Expressions
from tools.numbers.ledger import evaluate, read_ledger
from tools.numbers.lexer import NUMERAL, read_page

HEADER = "---\nkernelspec:\n  name: python3\n---"
PAGE = r"""---
kernelspec:
  name: python3
---

(area)=
# Area of 2 and 3

Labels are 1, 0, 1, 0, 1; then $\mathrm{A}=(1+2/3+3/5)/3=\frac{34}{45}\approx0.7556$, or $F_1$.
Of 10 000 objects 91.0 % remain, at most −1; see {ref}`part <part-2>` and {cite}`davis2006`.

1. first: 7/12
2. second: 2/4

(part-2)=
## Part

| a | 1/3 | 1/4 |

```{code-cell} python3
---
mystnb:
  image: {alt: "Two bars, 1/2"}
---
f(10_000, F_1)  # gives 0.7556
```

The sum 1/3 + 1/4 = 7/12 is 0.58 or so[^1].

[^1]: From 2006.
""".replace("10 000", "10\u202f000")
LEDGER = """\
data:
  labels: [1, 0, 1, 0, 1]
  area: (1 + 2/3 + 3/5) / 3
  total: 1/3 + 1/4
names: [F_1]
area:
  page:
    - 2, 3: [2, 3]
    - 1, 0, 1, 0, 1: labels
    - 1, 2/3, 3/5: [1, 2/3, 3/5]
    - 3: sum(labels)
    - 34/45: area
    - 0.7556: area
    - 10000: 10**4
    - 91.0 %: 0.91
    - -1: -1
    - 7/12: total
    - 2/4: (2, 4)
part-2:
  page:
    - 1/3, 1/4: [1/3, 1/4]
    - 1/2: 1/2
    - 10000: 10**4
    - 0.7556: area
    - 1/3, 1/4: [1/3, 1/4]
    - 7/12: total
    - 0.58: total
    - 2006: 2006
"""
STRUCTURE = Structure(["area", "part-2"], ["davis2006"], HEADER)


@pytest.fixture(scope="module")
def ledger(tmp_path_factory):
    path = tmp_path_factory.mktemp("ledger") / "area.yml"
    path.write_text(LEDGER, encoding="utf-8")
    read = read_ledger(path)
    evaluate(read, Expressions({}))
    assert read.findings == []
    return read


def check(text, ledger, structure=STRUCTURE):
    return check_page(read_page(Path("page.md"), text), ledger, "ru", structure)


def test_the_page_is_right(ledger):
    assert check(PAGE, ledger) == []


def digits(text):
    return [offset for offset, character in enumerate(text) if character.isdigit()]


@pytest.mark.parametrize("offset", digits(PAGE))
def test_every_changed_digit_is_found_where_it_stands(ledger, offset):
    digit = random.Random(offset).choice([d for d in "0123456789" if d != PAGE[offset]])
    findings = check(PAGE[:offset] + digit + PAGE[offset + 1 :], ledger)
    line = PAGE[:offset].count("\n") + 1
    owner = next(t for t in read_page(Path("p.md"), PAGE).tokens if t.start <= offset < t.end)
    if owner.kind == NUMERAL:
        assert any(f.line == line and f" {owner.text} " in f"{f.message} " for f in findings)
    elif owner.kind == "front matter":
        assert [f.line for f in findings] == [line]
    else:
        assert any(f.line == line for f in findings) or owner.kind == "label"
        assert findings


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"\frac{34}{45}", r"\frac{34}{46}", r"9:58: 34/46 should be 34/45 (= area)"),
        ("first: 7/12", "first: 8/12", "12:11: 8/12 should be 7/12 (= total)"),
        ("0.7556$", "0.7556 % $", "% hides the rest of its line"),
        ("0.7556$", "0.7557$", "9:78: 0.7557 should be 0.7556 (= area)"),
        ("0, 1, 0, 1;", "0, 0, 0, 1;", "9:18: 0 should be 1 (item 3 of labels)"),
        ("91.0 %", "91 %", "91 % should be 91.0 % (= 0.91)"),
        ("91.0 %", "91.0", "91.0 should be 91.0 %"),
        ("−1;", "1;", "1 should be -1 (= -1)"),
        ("at most", "at most 42", "10:42: 42 is not in the ledger of area (add it there"),
        ("Area of 2 and 3", "Area of 3 and 2", "2 should be 3"),
        ("| 1/4 |", "|  |", "1/4 is missing here, in part-2 (item 2 of [1/3, 1/4])"),
        ("0.58 or so", "so", "is missing here, in part-2 (= total)"),
        ("Labels", "Half of 1/2\n\n(part-3)=\nLabels", "the label part-3 is neither a section"),
        ("2. second", "3. second", "13:1: list item 3 should be 2"),
        ("$F_1$", "$F_2$", "F_2 is not among the names of area (did you mean F_1?)"),
        ("davis2006", "davis2007", "davis2007 is not in the bibliography (did you mean davis2006"),
        ("<part-2>", "<part-3>", "part-3 is no label of the book"),
        ("so[^1]", "so[^2]", "the footnote 2 is not both used"),
        ("(part-2)=", "(part-2b)=", "the section part-2 is missing"),
        ("{code-cell} python3", "{code-cell} python2", "python2 should be python3"),
        (
            "name: python3",
            "name: python2",
            "3:1: the front matter should read “  name: python3” here",
        ),
        (r"\approx0.7556", "=0.7556", "0.7556 is rounded from 34/45"),
        ("= 7/12 is", "≈ 7/12 is", ""),
        ("7/12 is 0.58", "7/12 ≈ 0.58", ""),
        ("7/12 is 0.58", "7/12 = 0.58", "1/3 + 1/4"),
        ("(area)=", "6\n\n(area)=", "6 stands before the first section"),
        ("1/2", "½", "½ is not among the names"),
        ("so[^1]", "so[^1] https://x.org/4", "4 is not in the ledger of part-2"),
    ],
)
def test_other_changes(ledger, old, new, message):
    assert PAGE.count(old) >= 1
    findings = [str(finding) for finding in check(PAGE.replace(old, new, 1), ledger)]
    if message == "1/3 + 1/4":
        assert any("is rounded from 7/12" in text or "is false" in text for text in findings)
    elif message:
        assert any(message in text for text in findings), findings
    else:
        assert findings == []


def test_a_digit_that_the_lexer_overlooks_is_an_error(ledger):
    page = read_page(Path("page.md"), PAGE)
    page.tokens = [token for token in page.tokens if token.kind != "citation"]
    findings = check_page(page, ledger, "ru", STRUCTURE)
    assert [finding.message for finding in findings] == [
        f"the digit {digit} belongs to 0 tokens, not to one" for digit in "2006"
    ]


def test_a_wrong_numeral_does_not_make_its_neighbours_wrong(ledger):
    findings = check(PAGE.replace("{34}{45}", "{34}{46}"), ledger)
    assert [finding.message for finding in findings] == ["34/46 should be 34/45 (= area)"]


def test_a_false_chain_of_listed_numerals_is_found(ledger):
    findings = check(PAGE.replace("1/3 + 1/4 = 7/12", "1/3 · 1/4 = 7/12"), ledger)
    assert [finding.message for finding in findings] == ["1/3 · 1/4 = 7/12 is false"]


def test_a_moved_numeral_is_said_to_have_moved(ledger):
    moved = PAGE.replace("first: 7/12", "first:").replace("is 0.58", "is 0.58 7/12")
    messages = [finding.message for finding in check(moved, ledger)]
    assert "7/12 is not in the ledger of part-2; it is missing in area" in messages
    assert "7/12 is missing here, in area (= total)" in messages


def test_a_numeral_out_of_order_in_its_section(ledger):
    moved = PAGE.replace("Labels are", "Labels 7/12 are").replace("first: 7/12", "first:")
    messages = [finding.message for finding in check(moved, ledger)]
    assert messages == [
        "7/12 is out of order: area has it at another place",
        "7/12 is missing here, in area (= total)",
    ]


@pytest.mark.parametrize(
    ("numeral", "value", "faults"),
    [
        ("0", "1/3", ["0 is rounded from 1/3 = 0.3333333333: write ≈ before it"]),
        ("$33$", "98/3", ["33 is rounded from 98/3 = 32.66666667: write ≈ before it"]),
        ("1", "0.9 + 0.1", []),
        ("≈ 33", "98/3", []),
        ("$\\approx 33$", "98/3", []),
        ("0.3", "1/3", []),
        ("33 %", "1/3", []),
    ],
)
def test_a_whole_number_is_exact_unless_the_page_says_otherwise(tmp_path, numeral, value, faults):
    path = tmp_path / "page.yml"
    printed = numeral.strip("$\\aprox ≈")
    path.write_text(f"part:\n  page:\n    - {printed}: {value}\n", encoding="utf-8")
    ledger = read_ledger(path)
    evaluate(ledger, Expressions({}))
    page = read_page(Path("page.md"), f"(part)=\n# Part\n\nIt is {numeral} here.\n")
    findings = check_page(page, ledger, "ru", Structure(["part"]))
    assert [finding.message for finding in findings] == faults


@pytest.mark.parametrize(
    ("found", "wanted", "steps"),
    [
        ("10101", "10101", []),
        ("11101", "10101", [(1, 1, True, True)]),
        ("1010", "10101", [(4, 4, False, True)]),
        ("101x01", "10101", [(3, 3, True, False)]),
        ("", "12", [(0, 0, False, True), (0, 1, False, True)]),
        ("abdc", "abcd", [(2, 2, True, True), (3, 3, True, True)]),
    ],
)
def test_the_fewest_changes(found, wanted, steps):
    assert list(changes(found, wanted)) == steps


def test_all_that_look_alike_are_meant():
    known = ["fawcett2006", "fawcett2007", "davis2006"]
    assert meant("fawcett2003", known) == " (did you mean fawcett2006 or fawcett2007?)"
    assert meant("fawcett2016", known) == " (did you mean fawcett2006?)"
    assert meant("x", known) == ""
    assert meant("F3", ["F1", "F_1"]) == " (did you mean F1?)"
