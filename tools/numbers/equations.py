"""Evaluates the equation chains of a page, such as ``AP=(1+2/3+3/5)/3=34/45\\approx0.7556``.

``=`` must hold exactly, ``≈`` must be the right rounding, ``<`` and ``≤`` must be true. Parts
that hold anything but numbers are passed over.

    chain := sum (relation sum)+          relation := = | ≈ | < | > | ≤ | ≥
    sum := [-] product ((+|-) product)*   product := power ((·|/) power | power)*
    power := atom [^ argument]            atom := number [%] | (sum) | fraction | function atom
"""

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from tools.numbers.numerals import canonical, decimals, literal_value, printed

TOKEN = re.compile(
    r"""
      (?P<space>\s+|&|\\[,:;!\ ]|~|\\(?:[bB]igg?[lrm]?|left|right|displaystyle)(?![A-Za-z]))
    | (?P<number>\d{1,3}(?:(?:\u202f|\\,)\d{3})+(?!\d)|\d+(?:\.\d+)?)
    | (?P<relation>=|≈|\\approx(?![A-Za-z])|\\l(?:eq?|t)(?![A-Za-z])|\\g(?:eq?|t)(?![A-Za-z])
        |[<>≤≥])
    | (?P<operator>[-+−/·×*^]|\\(?:cdot|times)(?![A-Za-z]))
    | (?P<percent>\\?%)
    | (?P<fraction>\\[dtc]?frac(?![A-Za-z]))
    | (?P<function>\\(?:sqrt|ln|exp|Phi)(?![A-Za-z])|[√Φ])
    | (?P<open>[({])
    | (?P<close>[)}])
    | (?P<end>[,;](?!\d)|\\\\|\\q?quad(?![A-Za-z])|\\text\s*\{[^{}]*\}|\\(?:begin|end)\{\w+\*?\})
    | (?P<symbol>\\[A-Za-z]+|.)
    """,
    re.VERBOSE | re.DOTALL,
)
RELATIONS = {
    "\\approx": "≈", "\\le": "≤", "\\leq": "≤", "\\ge": "≥", "\\geq": "≥", "\\lt": "<", "\\gt": ">"
}  # fmt: skip
# In prose a chain is a run of nothing but numbers and signs, not glued to a word.
_PROSE_SUM = r"(?:\d+(?:\.\d+)?|[\s\u202f+\-−/·×^()√%])*"
PROSE_CHAIN = re.compile(
    rf"(?<![\w.@#№/)\]–-])(?<![-−+·×/)]\s)[(√]*\d{_PROSE_SUM}"
    rf"(?:[=≈<>≤≥]{_PROSE_SUM})+(?![\w*@])"
)

Value = Fraction | float


@dataclass(frozen=True)
class Piece:
    """A token of a formula and where it begins."""

    kind: str
    text: str
    start: int


@dataclass(frozen=True)
class Falsity:
    """A relation that does not hold: where its right side begins, and what is wrong."""

    start: int
    message: str


class _SymbolicError(Exception):
    """The member holds more than numbers."""


@lru_cache(10_000)
def false_relations(text: str) -> tuple[Falsity, ...]:
    """The relations of a formula in LaTeX between numeric members that do not hold."""
    chains = _chains(_pieces(text))
    return tuple(falsity for chain in chains for falsity in _check(*chain))


@lru_cache(10_000)
def false_relations_in_prose(text: str) -> tuple[Falsity, ...]:
    """The same for running text, where only chains of plain numbers are looked for."""
    return tuple(
        Falsity(run.start() + falsity.start, falsity.message)
        for run in PROSE_CHAIN.finditer(text)
        for falsity in false_relations(run[0].rstrip("( \n"))
    )


def _pieces(text: str) -> list[Piece]:
    found = (Piece(match.lastgroup, match[0], match.start()) for match in TOKEN.finditer(text))
    return [piece for piece in found if piece.kind != "space"]


def _chains(pieces: list[Piece]) -> Iterator[tuple[list[list[Piece]], list[str]]]:
    """Splits at commas and line breaks; a line that begins with a relation goes on."""
    members: list[list[Piece]] = [[]]
    relations: list[str] = []
    depth = 0
    for piece, following in zip(pieces, [*pieces[1:], None], strict=True):
        depth += (piece.kind == "open") - (piece.kind == "close")
        goes_on = following is not None and following.kind == "relation"
        if piece.kind == "relation" and depth == 0:
            relations.append(RELATIONS.get(piece.text, piece.text))
            members.append([])
        elif piece.kind == "end" and depth == 0:
            if not goes_on:
                yield members, relations
                members, relations = [[]], []
        else:
            members[-1].append(piece)
    yield members, relations


def _check(members: list[list[Piece]], relations: list[str]) -> Iterator[Falsity]:
    """Compares each numeric member with the one before; ≈ with the last one not rounded."""
    before = exact = None
    between: set[str] = set()
    for member, relation in zip(members, ["", *relations], strict=True):
        between.add(relation)
        value = _value(member)
        if value is None:
            continue
        if before is not None:
            joined = _joined(between - {""})
            reference = exact if joined == "≈" else before
            if joined and (message := _falsity(reference, joined, (value, member))):
                yield Falsity(member[0].start, message)
            if joined != "≈":
                exact = (value, member)
        else:
            exact = (value, member)
        before, between = (value, member), set()


def _joined(relations: set[str]) -> str:
    """The one relation that a row of them amounts to, or nothing: = and ≈ give ≈."""
    rest = relations - {"="}
    if rest in ({"<", "≤"}, {">", "≥"}):
        return (rest & {"<", ">"}).pop()
    return rest.pop() if len(rest) == 1 else ("" if rest else "=")


def _falsity(left: tuple, relation: str, right: tuple) -> str:
    (a, left_pieces), (b, right_pieces) = left, right
    if relation == "≈":
        return _misrounding(a, _literal(left_pieces), b, _literal(right_pieces))
    holds = {
        "=": lambda: a == b or (_is_float(a, b) and math.isclose(a, b, rel_tol=1e-12)),
        "<": lambda: a < b,
        ">": lambda: a > b,
        "≤": lambda: a <= b,
        "≥": lambda: a >= b,
    }[relation]()
    return "" if holds else f"{_text(left_pieces)} {relation} {_text(right_pieces)} is false"


def _misrounding(a: Value, left: str, b: Value, right: str) -> str:
    """Why a ≈ b is not a rounding; two literals are compared at the coarser one's decimals."""
    if left and (not right or decimals(left) < decimals(right)):
        a, left, b, right = b, right, a, left
    if not right:
        return ""
    rounded = printed(a, right)
    return "" if rounded == right else f"≈ {right} should be ≈ {rounded}"


def _is_float(*values: Value) -> bool:
    return any(isinstance(value, float) for value in values)


def _literal(pieces: list[Piece]) -> str:
    """The canonical numeral that a member is, if it is nothing else."""
    text = "".join(piece.text for piece in pieces)
    kinds = [piece.kind for piece in pieces if piece.text not in "-−"]
    signed = len(pieces) - len(kinds)
    if kinds in (["number"], ["number", "percent"]) and signed == (pieces[0].text in "-−"):
        return canonical(text)
    return ""


def _text(pieces: list[Piece]) -> str:
    return re.sub(r"(?<=\S)([-+−·×])(?=\S)", r" \1 ", "".join(piece.text for piece in pieces))


def _value(pieces: list[Piece]) -> Value | None:
    try:
        parser = _Parser(pieces)
        value = parser.sum()
        return value if parser.kind() == "" else None
    except (_SymbolicError, ZeroDivisionError, OverflowError, ValueError):
        return None


class _Parser:
    """Recursive descent over the pieces of one member."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = list(pieces)

    def kind(self) -> str:
        return self.pieces[0].kind if self.pieces else ""

    def sees(self, *texts: str) -> bool:
        return bool(self.pieces) and self.pieces[0].text in texts

    def take(self) -> str:
        return self.pieces.pop(0).text

    def sum(self) -> Value:
        negative = self.sees("-", "−")
        if negative:
            self.take()
        total = self.product() * (-1 if negative else 1)
        while self.sees("+", "-", "−"):
            sign = 1 if self.take() == "+" else -1
            total += sign * self.product()
        return total

    def product(self) -> Value:
        value = self.power()
        while True:
            if self.sees("/"):
                self.take()
                value = value / self.power()
            elif self.sees("·", "×", "*", "\\cdot", "\\times"):
                self.take()
                value = value * self.power()
            elif self.kind() in ("open", "fraction", "function"):
                value = value * self.power()
            else:
                return value

    def power(self) -> Value:
        base = self.atom()
        if not self.sees("^"):
            return base
        self.take()
        exponent = self.argument()
        if isinstance(exponent, Fraction) and exponent.denominator == 1:
            return base ** int(exponent)
        result = float(base) ** float(exponent)
        if isinstance(result, complex):
            raise _SymbolicError
        return result

    def argument(self) -> Value:
        """An argument of TeX: a group, or one token, which is one digit of a number."""
        if self.sees("{"):
            return self.group("}")
        if self.kind() != "number":
            raise _SymbolicError
        piece = self.pieces.pop(0)
        if len(piece.text) > 1:
            self.pieces.insert(0, Piece("number", piece.text[1:], piece.start + 1))
        return Fraction(piece.text[0])

    def group(self, closing: str) -> Value:
        self.take()
        value = self.sum()
        if not self.sees(closing):
            raise _SymbolicError
        self.take()
        return value

    def atom(self) -> Value:
        if self.kind() == "number":
            value = literal_value(canonical(self.take()))
            if self.kind() == "percent":
                self.take()
                return value / 100
            return value
        if self.sees("("):
            return self.group(")")
        if self.sees("{"):
            return self.group("}")
        if self.kind() == "fraction":
            self.take()
            numerator = self.argument()
            return numerator / self.argument()
        if self.kind() == "function":
            function = FUNCTIONS[self.take()]
            return function(self.atom() if self.sees("(") else self.argument())
        raise _SymbolicError


def _square_root(value: Value) -> Value:
    if isinstance(value, Fraction) and value >= 0:
        roots = math.isqrt(value.numerator), math.isqrt(value.denominator)
        if Fraction(roots[0] ** 2, roots[1] ** 2) == value:
            return Fraction(*roots)
    return math.sqrt(value)


def _normal_distribution(value: Value) -> float:
    return (1 + math.erf(value / math.sqrt(2))) / 2


FUNCTIONS: dict[str, Callable[[Value], Value]] = {
    "\\sqrt": _square_root,
    "√": _square_root,
    "\\ln": math.log,
    "\\exp": math.exp,
    "\\Phi": _normal_distribution,
    "Φ": _normal_distribution,
}
