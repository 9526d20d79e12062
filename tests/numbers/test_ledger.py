from fractions import Fraction

import pytest

from tools.numbers.expressions import ExpressionError, Expressions, load_namespace
from tools.numbers.ledger import evaluate, read_ledger


def ledger_of(tmp_path, text, **names):
    path = tmp_path / "ledger.yml"
    path.write_text(text, encoding="utf-8")
    ledger = read_ledger(path)
    evaluate(ledger, Expressions(names))
    return ledger


def test_numerals_keep_their_text_and_get_their_values(tmp_path):
    text = """\
data:
  labels: [1, 0, 1]
  share: sum(labels) / 3
names: ["F_{1}"]
a-1:
  page:
    - 1, 0, 1: labels
    - 2/3: share
    - 2/4: (2, 4)
    - 0.6670: share + 0.0003
    - -0.50: -1 / 2
    - 66.7 %: share
  output:
    - 0.7: share
  order:
    vi: [2, 1]
  words:
    - 2/3: share
  claims:
    - share > 0.5
b-2:
  claims: []
"""
    ledger = ledger_of(tmp_path, text)
    section = ledger.sections["a-1"]
    texts = ["1", "0", "1", "2/3", "2/4", "0.6670", "-0.50", "66.7 %"]
    assert [e.text for e in section.of_page("ru")] == texts
    assert [e.text for e in section.of_page("vi")][3:5] == ["2/4", "2/3"]
    assert [e.text for e in section.of_output()] == ["0.7"]
    assert [e.text for e in section.of_words()] == ["2/3"]
    assert (ledger.section("b-2").claims, ledger.section("c-3").claims) == ([], None)
    assert section.of_page("ru")[3].value == Fraction(2, 3)
    assert ledger.names_in("a-1") == {"F_1"}
    assert ledger.findings == []


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a:\n  page:\n    - 0.7557: 34 / 45\n", 3, "0.7557 should be 0.7556 (= 34 / 45, which is"),
        ("a:\n  page:\n    - 0.755: 0.75\n", 3, "0.755 should be 0.750"),
        ("a:\n  page:\n    - 2/4: 1 / 2\n", 3, "2/4 should be 1/2"),
        ("a:\n  page:\n    - 1, 1: [1, 0]\n", 3, "1 should be 0 (item 2 of [1, 0]"),
        ("a:\n  page:\n    - 1, 1: [1]\n", 3, "2 numerals are printed, but"),
        ("a:\n  page:\n    - 0.12: f\n", 3, "within a hair of a rounding tie"),
        ("a:\n  page:\n    - 1/8: f\n", 3, "not exact"),
        ("a:\n  page:\n    - 1: x\n", 3, "unknown name x"),
        ("a:\n  page:\n    - 1: 1 / 0\n", 3, "ZeroDivisionError"),
        ("a:\n  page:\n    - 1: 1 +\n", 3, "is not an expression"),
        ("a:\n  page:\n    - 1: open('x')\n", 3, "unknown name open"),
        ("a:\n  page:\n    - 1: \"'1'\"\n", 3, "is not a number"),
        ("a:\n  page:\n    - one: 1\n", 3, "one is not a number"),
        ("a:\n  page:\n    - F_1: 1\n", 3, "F_1 is not a number"),
        ("a:\n  page:\n    - 1 or 2: 1\n", 3, "is not a number or a list"),
        ("a:\n  page:\n    - {1: 1, 2: 2}\n", 3, "an entry is one pair"),
        ("a:\n  page:\n    - 1\n", 3, "an entry is one pair"),
        ("a:\n  page: 1\n", 2, "entries must be a list"),
        ("a:\n  pages:\n    - 1: 1\n", 2, "unknown part pages"),
        ("a: 5\n", 1, "section a must be a mapping"),
        ("- a\n", 1, "a ledger must be a mapping"),
        ("a:\n  page: []\nb: {}\na: {}\n", 4, "a stands twice in a ledger, first on line 1"),
        ("a:\n  page: []\n  page: []\n", 3, "page stands twice in section a"),
        ("data:\n  x: 1\n  x: 2\n", 3, "x stands twice in data"),
        ("data:\n  sum: 1\n", 2, "the name sum is taken already"),
        ("data:\n  x: y\n", 2, "unknown name y"),
        ("a:\n  claims:\n    - 1 > 2\n", 3, "the claim is false: 1 > 2"),
        ("a:\n  claims:\n    - z > 2\n", 3, "unknown name z"),
        ("a:\n  page:\n    - 1: 1\n  order:\n    vi: [1]\n", 5, "0 to 0"),
        ("a:\n  page:\n    - 1: 1\n  order:\n    vi: [0, 0]\n", 5, "different entries"),
        ("a:\n  page: [\n", 3, "malformed YAML"),
        ("a: *x\n", 1, "malformed YAML"),
    ],
)
def test_a_wrong_line_gives_one_clear_error(tmp_path, text, line, message):
    (finding,) = ledger_of(tmp_path, text, f=0.125).findings
    assert (finding.path.name, finding.line) == ("ledger.yml", line)
    assert message in finding.message


def test_a_wrong_entry_still_expects_the_right_numeral(tmp_path):
    ledger = ledger_of(tmp_path, "a:\n  page:\n    - 0.7557: 34 / 45\n")
    assert [e.text for e in ledger.sections["a"].of_page("ru")] == ["0.7556"]


def test_a_missing_ledger(tmp_path):
    (finding,) = read_ledger(tmp_path / "no.yml").findings
    assert "no such ledger" in finding.message


def test_an_empty_ledger_is_one_without_sections(tmp_path):
    ledger = ledger_of(tmp_path, "")
    assert (ledger.sections, ledger.findings) == ({}, [])


def test_decimals_and_quotients_are_exact():
    value = Expressions({}).value("(0.1 + 0.2) * 10 / 3")
    assert value == 1
    assert isinstance(value, Fraction)


def test_each_expression_is_evaluated_once():
    calls = []
    expressions = Expressions({"f": lambda: calls.append(1) or 7})
    assert [expressions.value("f()"), expressions.value("f()")] == [7, 7]
    assert len(calls) == 1


def test_one_definition_changed_and_what_depends_on_it():
    calls = []
    expressions = Expressions({"f": lambda x: calls.append(x) or x})
    for name, expression in {"a": "f(2)", "b": "f(3)", "c": "a + b"}.items():
        expressions.define(name, expression)
    assert expressions.uses("c * 2") == {"a", "b", "c"}
    assert expressions.value("c * 2") == 10
    other = expressions.changed("a", "f(5)")
    assert other.value("c * 2") == 16
    assert other.value("b") == 3
    assert expressions.value("c * 2") == 10
    assert calls == [2, 3, 5]
    assert expressions.seconds("b", "a") <= expressions.seconds("c * 2", "a")


def test_what_python_only_warns_of_is_an_error():
    with pytest.raises(ExpressionError, match="perhaps you missed a comma"):
        Expressions({}).value("[[1] [0, 1]]")


def test_a_namespace_gives_its_public_names(tmp_path):
    path = tmp_path / "names.py"
    path.write_text("import math\n_hidden = 1\nshown = math.floor(2.5)\n", encoding="utf-8")
    assert load_namespace(path) == {"shown": 2}


@pytest.mark.parametrize(
    ("code", "message"),
    [("x = 1\ny = 1 / 0\n", ":2: ZeroDivisionError"), ("x = (\n", ":1: SyntaxError")],
)
def test_a_namespace_that_fails_names_its_line(tmp_path, code, message):
    path = tmp_path / "names.py"
    path.write_text(code, encoding="utf-8")
    with pytest.raises(ExpressionError, match=message):
        load_namespace(path)
