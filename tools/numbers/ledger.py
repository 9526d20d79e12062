"""Reads a ledger: for each section, its numerals in order, each with its expression."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from tools.numbers.expressions import ExpressionError, Expressions
from tools.numbers.finding import Finding
from tools.numbers.lexer import NUMERAL, plain_name, tokens_of_output
from tools.numbers.numerals import NotPrintableError, plain, printed, shown

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PARTS = ("page", "words", "output", "names", "order", "claims")
BETWEEN_NUMERALS = re.compile(r"[\s,]*")


class LedgerError(Exception):
    """A ledger that cannot be read further at one line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class Entry:
    """One line of a ledger: numerals as they are printed, and the expression that yields them."""

    texts: tuple[str, ...]
    expression: str
    line: int


@dataclass(frozen=True)
class Expected:
    """One numeral that must stand on the page, with its value where that could be computed."""

    text: str
    origin: str
    value: Any = None


@dataclass
class Section:
    """What a ledger says of one section; `expected_*` come with `evaluate`.

    `claims` is None where the ledger does not say that there is nothing to claim.
    """

    label: str
    line: int
    page: list[Entry] = field(default_factory=list)
    output: list[Entry] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    order: dict[str, list[int]] = field(default_factory=dict)
    words: list[Entry] = field(default_factory=list)
    claims: list[tuple[str, int]] | None = None
    expected_page: list[list[Expected]] = field(default_factory=list)
    expected_output: list[list[Expected]] = field(default_factory=list)
    expected_words: list[list[Expected]] = field(default_factory=list)

    def of_page(self, language: str) -> list[Expected]:
        """The numerals of the page, in the order of the language."""
        entries = list(self.expected_page)
        moved = self.order.get(language, [])
        for position, index in zip(sorted(moved), moved, strict=True):
            entries[position] = self.expected_page[index]
        return [expected for entry in entries for expected in entry]

    def of_output(self) -> list[Expected]:
        """The numerals that the cells of the section print."""
        return [expected for entry in self.expected_output for expected in entry]

    def of_words(self) -> list[Expected]:
        """The values that number words of the section may say."""
        return [expected for entry in self.expected_words for expected in entry]


@dataclass
class Ledger:
    """A ledger, its sections and whatever is wrong in it."""

    path: Path
    names: set[str] = field(default_factory=set)
    data: list[tuple[str, str, int]] = field(default_factory=list)
    sections: dict[str, Section] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    is_unreadable: bool = False

    def section(self, label: str) -> Section:
        """What the ledger says of a section, which may be nothing."""
        return self.sections.get(label, Section(label, 0))

    def names_in(self, label: str) -> set[str]:
        """The digit-bearing names that may stand in a section."""
        return self.names | self.section(label).names

    def report(self, line: int, message: str) -> None:
        """Note an error of this ledger."""
        self.findings.append(Finding(self.path, line, 0, message))


def read_ledger(path: Path) -> Ledger:
    """Read a ledger; what is malformed is left out and reported in its `findings`."""
    ledger = Ledger(path, is_unreadable=True)
    try:
        source = path.read_text(encoding="utf-8")
        root = yaml.compose(source, Loader=LOADER)
    except FileNotFoundError:
        ledger.report(1, "no such ledger (python -m tools.numbers --propose prints a first one)")
        return ledger
    except UnicodeDecodeError as error:
        ledger.report(1, f"not UTF-8: {error.reason}")
        return ledger
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        ledger.report(mark.line + 1, f"malformed YAML: {error.problem}")
        return ledger
    ledger.is_unreadable = False
    _Reader(ledger, source).read(root)
    return ledger


def evaluate(ledger: Ledger, expressions: Expressions) -> None:
    """Compute every entry and claim; a wrong one is reported, the right numeral expected."""
    for line, message in define(ledger, expressions):
        ledger.report(line, message)
    for section in ledger.sections.values():
        for part in ("page", "output", "words"):
            entries = getattr(section, part)
            expected = [_expected(ledger, entry, expressions) for entry in entries]
            setattr(section, f"expected_{part}", expected)
        for claim, line in section.claims or ():
            if message := claim_fault(claim, expressions):
                ledger.report(line, message)


def define(ledger: Ledger, expressions: Expressions) -> list[tuple[int, str]]:
    """Give the ledger's data their names; the lines of those that have no value."""
    faults = []
    for name, expression, line in ledger.data:
        try:
            expressions.define(name, expression)
        except ExpressionError as error:
            faults.append((line, str(error)))
    return faults


def _expected(ledger: Ledger, entry: Entry, expressions: Expressions) -> list[Expected]:
    expected, faults = judged(entry, expressions)
    for fault in faults:
        ledger.report(entry.line, fault)
    return expected


def judged(entry: Entry, expressions: Expressions) -> tuple[list[Expected], list[str]]:
    """What should stand where the entry stands, and all that is wrong in the entry."""
    as_written = [Expected(text, entry.expression) for text in entry.texts]
    try:
        values = _values(entry, expressions.value(entry.expression))
        expected = [
            Expected(printed(value, text), _origin(entry, i), plain(value))
            for i, (text, value) in enumerate(zip(entry.texts, values, strict=True))
        ]
    except ExpressionError as error:
        return as_written, [str(error)]
    except NotPrintableError as error:
        return as_written, [f"{entry.expression}: {error}"]
    pairs = zip(entry.texts, expected, strict=True)
    return expected, [_wrong(text, right) for text, right in pairs if text != right.text]


def claim_fault(claim: str, expressions: Expressions) -> str:
    """Why a claim does not hold, if it does not."""
    try:
        return "" if expressions.value(claim) else f"the claim is false: {claim}"
    except ExpressionError as error:
        return str(error)


def _values(entry: Entry, value: Any) -> list[Any]:
    """One value for each numeral of the entry."""
    if len(entry.texts) == 1:
        return [value]
    try:
        values = list(value)
    except TypeError:
        values = []
    if len(values) != len(entry.texts):
        raise NotPrintableError(
            f"{len(entry.texts)} numerals are printed, but the expression yields {shown(value)}"
        )
    return values


def _origin(entry: Entry, index: int) -> str:
    if len(entry.texts) == 1:
        return f"= {entry.expression}"
    return f"item {index + 1} of {entry.expression}"


def _wrong(text: str, right: Expected) -> str:
    message = f"{text} should be {right.text} ({right.origin}, which is {shown(right.value)})"
    if "/" in text and "/" in right.text and not isinstance(right.value, tuple):
        message += "; a fraction not in lowest terms is given as a pair (a, b)"
    return message


class _Reader:
    """Walks the nodes of the YAML, which keep every scalar as text and know its line."""

    def __init__(self, ledger: Ledger, source: str) -> None:
        self.ledger = ledger
        self.source = source

    def read(self, root: Node | None) -> None:
        for key, node in self._pairs(root, "a ledger"):
            try:
                if key.value == "data":
                    self._data(node)
                elif key.value == "names":
                    self.ledger.names = self._names(node)
                else:
                    self._section(key, node)
            except LedgerError as error:
                self.ledger.report(error.line, str(error))

    def _section(self, key: ScalarNode, node: Node) -> None:
        section = Section(key.value, _line(key))
        self.ledger.sections[key.value] = section
        parts = self._pairs(node, f"section {key.value}")
        # An order permutes the page's entries, so it is read after them.
        for part, content in sorted(parts, key=lambda pair: pair[0].value == "order"):
            if part.value not in PARTS:
                raise LedgerError(
                    _line(part), f"unknown part {part.value}; known are {', '.join(PARTS)}"
                )
            if part.value in ("page", "output", "words"):
                setattr(section, part.value, list(self._entries(content)))
            elif part.value == "names":
                section.names = self._names(content)
            elif part.value == "claims":
                items = self._items(content, "claims")
                section.claims = [(self._expression(item), _line(item)) for item in items]
            else:
                section.order = dict(self._orders(content, len(section.page)))

    def _data(self, node: Node) -> None:
        for key, value in self._pairs(node, "data"):
            self.ledger.data.append((key.value, self._expression(value), _line(key)))

    def _entries(self, node: Node) -> Iterator[Entry]:
        for item in self._items(node, "entries"):
            if not isinstance(item, MappingNode) or len(item.value) != 1:
                self.ledger.report(
                    _line(item), "an entry is one pair, `- printed numerals: expression`"
                )
                continue
            key, value = item.value[0]
            tokens = [t for t in tokens_of_output(key.value) if t.kind == NUMERAL]
            rest = key.value
            for token in reversed(tokens):
                rest = rest[: token.start] + rest[token.end :]
            if not tokens or not BETWEEN_NUMERALS.fullmatch(rest):
                self.ledger.report(_line(key), f"{key.value} is not a number or a list of numbers")
                continue
            texts = tuple(token.text for token in tokens)
            yield Entry(texts, self._expression(value), _line(key))

    def _orders(self, node: Node, count: int) -> Iterator[tuple[str, list[int]]]:
        for language, indices in self._pairs(node, "order"):
            items = self._items(indices, "an order")
            texts = [item.value for item in items]
            order = [int(text) for text in texts if isinstance(text, str) and text.isdecimal()]
            if len(order) < len(texts) or len({*order}) < len(order) or max(order) >= count:
                raise LedgerError(
                    _line(indices),
                    f"an order lists different entries by their place, 0 to {count - 1}",
                )
            yield language.value, order

    def _names(self, node: Node) -> set[str]:
        return {plain_name(item.value) for item in self._items(node, "names")}

    def _items(self, node: Node, what: str) -> list[Node]:
        if not isinstance(node, SequenceNode):
            raise LedgerError(_line(node), f"{what} must be a list")
        return node.value

    def _pairs(self, node: Node | None, what: str) -> Iterator[tuple[ScalarNode, Node]]:
        if node is None or (isinstance(node, ScalarNode) and not node.value):
            return
        if not isinstance(node, MappingNode):
            self.ledger.report(_line(node), f"{what} must be a mapping")
            return
        seen: dict[str, int] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self.ledger.report(_line(key), f"a key of {what} must be a word")
            elif key.value in seen:
                first = seen[key.value]
                self.ledger.report(
                    _line(key), f"{key.value} stands twice in {what}, first on line {first}"
                )
            else:
                seen[key.value] = _line(key)
                yield key, value

    def _expression(self, node: Node) -> str:
        """The text of an expression; a list or mapping is taken as it is written."""
        if isinstance(node, ScalarNode):
            return node.value
        return self.source[node.start_mark.index : node.end_mark.index].strip()


def _line(node: Node) -> int:
    return node.start_mark.line + 1
