"""What a page prints, listed with exact values and expressions."""

from fractions import Fraction
from pathlib import Path

import pytest

from tools.numbers.expressions import Expressions
from tools.numbers.ledger import Ledger, evaluate, read_ledger
from tools.numbers.lexer import Page, read_page
from tools.numbers.listing import UnlistedError, exact, item, numerals

LEDGER = """\
data:
  sides: [3, 4]
  steps: 10_000
small:
  order: {fr: [1, 0]}
  page:
    - 3/4: Fraction(*sides)
    - 3, 4: sides
    - 10000: steps
    - 2: 2
  output:
    - 0.75: Fraction(*sides)
"""
EN = "(small)=\n# Title\n\n$3/4$ of 3 and 4 in 10\u202f000 steps, 2.\n"
FR = "(small)=\n# Titre\n\n3 et 4 font $3/4$ en 10\u202f000 pas, 2.\n"


def read(folder: Path, ledger: str = LEDGER) -> Ledger:
    path = folder / "small.yml"
    path.write_text(ledger)
    small = read_ledger(path)
    evaluate(small, Expressions({}))
    return small


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return read(tmp_path)


def page(text: str) -> Page:
    return read_page(Path("page.md"), text)


def test_numerals_come_in_the_order_of_the_page_then_of_the_outputs(ledger: Ledger):
    listed = [
        (each.section, each.line, each.place, each.text, each.expression)
        for each in numerals(page(EN), ledger, "en")
    ]
    assert listed == [
        ("small", 4, "inline math", "3/4", "Fraction(*sides)"),
        ("small", 4, "prose", "3", "sides[0]"),
        ("small", 4, "prose", "4", "sides[1]"),
        ("small", 4, "prose", "10000", "steps"),
        ("small", 4, "prose", "2", "2"),
        ("small", 12, "output", "0.75", "Fraction(*sides)"),
    ]
    in_french = [each.text for each in numerals(page(FR), ledger, "fr")]
    assert in_french == ["3", "4", "3/4", "10000", "2", "0.75"]


def test_a_numeral_is_shown_as_printed_and_exactly(ledger: Ledger):
    listed = {numeral.text: numeral for numeral in numerals(page(EN), ledger, "en")}
    assert listed["10000"].printed == listed["10000"].exact == "10\u202f000"
    assert listed["0.75"].exact == "3/4 = 0.75"
    assert listed["10000"].computed
    assert not listed["2"].computed


def test_a_page_that_disagrees_with_its_ledger_is_refused(ledger: Ledger):
    with pytest.raises(UnlistedError, match=r"page\.md: the numbers of section small .*small\.yml"):
        numerals(page(EN.replace("of 3", "of 5")), ledger, "en")


def test_an_expression_that_fails_is_refused(tmp_path: Path):
    ledger = read(tmp_path, LEDGER.replace("2: 2", "2: two"))
    with pytest.raises(UnlistedError, match=r"small\.yml:10: 2 has no value"):
        numerals(page(EN), ledger, "en")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(34, 45), "34/45 ≈ 0.7555555556"),
        (Fraction(3, 4), "3/4 = 0.75"),
        (Fraction(90), "90"),
        (206615, "206\u202f615"),
        ((2, 4), "2/4 = 1/2 = 0.5"),
        ((1, 4), "1/4 = 0.25"),
        ((2, 2), "2/2 = 1"),
        ((0, 0), "0/0"),
        (0.2, "0.2"),
        (0.12345678901234, "≈ 0.123456789"),
        (Fraction(1, 3**80), "≈ 6.765495701e-39"),
    ],
)
def test_a_value_in_full(value: object, shown: str):
    assert exact(value) == shown


@pytest.mark.parametrize(
    ("expression", "own"),
    [
        ("row(2)", "row(2)[1]"),
        ("[a, b + 1]", "b + 1"),
        ("a + b", "(a + b)[1]"),
        ("[*a]", "[*a][1]"),
    ],
)
def test_the_expression_of_one_item(expression: str, own: str):
    assert item(expression, 1) == own
