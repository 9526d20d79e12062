"""Lists what a page prints, numeral by numeral, each with its exact value and its expression."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tools.numbers.ledger import Entry, Expected, Ledger
from tools.numbers.lexer import NUMERAL, Page
from tools.numbers.numerals import number

THOUSANDS = re.compile(r"(?<![\d.])\d{5,}(?!\d)")
LONGEST_FRACTION = 30
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


class UnlistedError(Exception):
    """A page that does not agree with its ledger; the message names page and section."""


@dataclass(frozen=True)
class Numeral:
    """A printed numeral: where it stands, how it is written, what it is and what yields it.

    Parameters
    ----------
    section : str
        The label of its section.
    line : int
        Its line on the page; for what a cell printed, that of its entry in the ledger.
    place : str
        As the lexer names it (``prose``, ``inline math``, ``code`` ...), or ``output``.
    text : str
        Its canonical form.
    exact : str
        Its value: ``34/45 ≈ 0.7555555556``, ``3/4 = 0.75``, ``≈ 0.940070142``.
    expression : str
        What yields it, in Python over the ledger's names.
    """

    section: str
    line: int
    place: str
    text: str
    exact: str
    expression: str

    @property
    def printed(self) -> str:
        """As a page writes it, with a narrow space between thousands."""
        return spaced(self.text)

    @property
    def computed(self) -> bool:
        """Whether the expression says more than a constant does."""
        return any(isinstance(node, ast.Name) for node in ast.walk(ast.parse(self.expression)))


def numerals(page: Page, ledger: Ledger, language: str) -> list[Numeral]:
    """The numerals of a page in its order, then those that its cells print.

    The ledger must have been evaluated.

    Raises
    ------
    UnlistedError
        Where the page prints something else than the ledger has, or an expression fails.
    """
    listed = []
    for label in dict.fromkeys(["", *page.sections]):
        section = ledger.section(label)
        found, wanted = page.of(label, NUMERAL), section.of_page(language)
        if [token.text for token in found] != [expected.text for expected in wanted]:
            raise UnlistedError(
                f"{page.path}: the numbers of section {label or '(none)'} are not those of "
                f"{ledger.path}: `make numbers` says which"
            )
        sources = dict(_sources(section.page, section.expected_page))
        for token, expected in zip(found, wanted, strict=True):
            expression, _ = _source(sources, expected, ledger)
            line = page.place_of(token.start)[0]
            listed.append(
                Numeral(label, line, token.place, token.text, exact(expected.value), expression)
            )
    for label, section in ledger.sections.items():
        sources = dict(_sources(section.output, section.expected_output))
        for expected in section.of_output():
            expression, line = _source(sources, expected, ledger)
            listed.append(
                Numeral(label, line, "output", expected.text, exact(expected.value), expression)
            )
    return listed


def exact(value: Any) -> str:
    """A value in full: a fraction with its decimals after ``=`` or ``≈``, a float after ``≈``."""
    if isinstance(value, tuple):
        pair = "/".join(map(str, value))
        if value[1] == 0:  # printed to say that it is undefined
            return pair
        ratio = exact(Fraction(*map(int, value)))
        return ratio if ratio.split(" ")[0] == pair else f"{pair} = {ratio}"
    plain = number(value)
    if isinstance(plain, float):
        decimal = f"{plain:.10g}"
        return spaced(decimal if float(decimal) == plain else f"≈ {decimal}")
    if plain.denominator == 1:
        return spaced(str(plain))
    decimal = f"{float(plain):.10g}"
    sign = "=" if Fraction(decimal) == plain else "≈"
    rounded = f"{sign} {decimal}"
    return spaced(f"{plain} {rounded}" if len(str(plain)) <= LONGEST_FRACTION else rounded)


def spaced(text: str) -> str:
    """The text with a narrow space between the thousands of its whole numbers."""
    return THOUSANDS.sub(lambda match: f"{int(match[0]):,}".replace(",", NARROW_SPACE), text)


def item(expression: str, index: int) -> str:
    """The expression of one item of what an expression yields."""
    tree = ast.parse(expression, mode="eval").body
    if isinstance(tree, ast.List | ast.Tuple) and not any(
        isinstance(element, ast.Starred) for element in tree.elts
    ):
        return ast.get_source_segment(expression, tree.elts[index])
    if isinstance(tree, ast.BinOp | ast.UnaryOp | ast.IfExp | ast.Lambda | ast.Compare):
        expression = f"({expression})"
    return f"{expression}[{index}]"


def _sources(
    entries: list[Entry], expected: list[list[Expected]]
) -> Iterator[tuple[int, tuple[str, int]]]:
    """For each expected numeral, by identity: its own expression and the entry's line."""
    for entry, row in zip(entries, expected, strict=True):
        whole = " ".join(entry.expression.split())
        for index, each in enumerate(row):
            own = whole if len(row) == 1 else item(whole, index)
            yield id(each), (own, entry.line)


def _source(
    sources: dict[int, tuple[str, int]], expected: Expected, ledger: Ledger
) -> tuple[str, int]:
    expression, line = sources[id(expected)]
    if expected.value is None:
        raise UnlistedError(
            f"{ledger.path}:{line}: {expected.text} has no value: `make numbers` says why"
        )
    return expression, line
