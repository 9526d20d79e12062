"""How a number is written, and what a value looks like when it is written so.

The canonical form of a numeral drops what only typesetting needs: ``10\\,000`` and
``10 000`` (U+202F) are ``10000``, ``\\frac{34}{45}`` and ``\\tfrac12`` are ``34/45`` and
``1/2``, U+2212 is ``-``, and ``91.0\\,\\%`` is ``91.0 %``. Everything else is kept: ``0.7550``
is not ``0.755``.
"""

import math
import numbers
import re
import unicodedata
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any

SEPARATORS = re.compile(r"\u202f|\\,|(?<=\d)_(?=\d)")
FRACTION = re.compile(r"-?\d+/\d+")
WHOLE = re.compile(r"-?\d+")
DECIMAL = re.compile(r"-?\d+(?:\.(\d+))?")
SCIENTIFIC = re.compile(r"(-?\d+(?:\.\d+)?)[eE]([+-]?\d+)")
# A float nearer than this (relatively) to a rounding tie may round otherwise elsewhere.
HAIR = 1e-9


class NotPrintableError(ValueError):
    """A value that cannot be printed in the asked form; the message says why."""


@cache
def is_digit(character: str) -> bool:
    """Whether a character is a digit or number of any script (``7``, ``₁``, ``²``, ``½``)."""
    return character.isnumeric() and unicodedata.category(character)[0] == "N"


def has_digit(text: str) -> bool:
    """Whether any character is a digit."""
    return not text.isalpha() and any(map(is_digit, text))


def digits(text: str) -> list[int]:
    """Where the digits of a text stand."""
    present = "".join(sorted(filter(is_digit, set(text))))
    return [match.start() for match in re.finditer(f"[{present}]", text)] if present else []


def canonical(raw: str) -> str:
    """The canonical form of a numeral of a page or a ledger."""
    text = SEPARATORS.sub("", raw).replace("−", "-")
    if "frac" in text:
        a, b = re.findall(r"\d+", text) if "{" in text else re.findall(r"\d", text)
        return f"{a}/{b}"
    if text.endswith("%"):
        return re.sub(r"[^\d.]*%$", " %", text)
    return text


def literal_value(text: str) -> Fraction:
    """The exact value of a canonical numeral: ``75.6 %`` is 189/250."""
    if text.endswith(" %"):
        return Fraction(text[:-2]) / 100
    return Fraction(text)


def decimals(text: str) -> int:
    """How many decimals of its value a canonical decimal numeral shows; ``91.0 %`` shows 3."""
    bare = text.removesuffix(" %")
    return len(bare.partition(".")[2]) + (2 if bare != text else 0)


def is_whole(text: str) -> bool:
    """Whether a canonical numeral is a whole number: no decimals, no fraction, no ``%``."""
    return bool(WHOLE.fullmatch(text))


def number(value: Any) -> Fraction | float:
    """The value as a Fraction where it is exact, as a float where it is not.

    Raises
    ------
    NotPrintableError
        For anything that is not a finite real number.
    """
    if isinstance(value, numbers.Integral):
        return Fraction(int(value))
    if isinstance(value, Fraction):
        return value
    if isinstance(value, numbers.Real) and math.isfinite(value):
        return float(value)
    raise NotPrintableError(f"{value!r} is not a number")


def printed(value: Any, like: str) -> str:
    """The value in the form of the canonical numeral `like`.

    A decimal is rounded half up to the decimals of `like`; a fraction is printed in lowest
    terms, or as it is given by a pair ``(numerator, denominator)``; ``%`` multiplies by 100.

    Raises
    ------
    NotPrintableError
        For what is not a number, an inexact fraction, a float within a hair of a tie.
    """
    if FRACTION.fullmatch(like):
        return _fraction(value)
    if match := SCIENTIFIC.fullmatch(like):
        mantissa, exponent = match.groups()
        scaled = number(value) / Fraction(10) ** int(exponent)
        return f"{_rounded(scaled, decimals(mantissa))}{like[len(mantissa) :]}"
    if not DECIMAL.fullmatch(like.removesuffix(" %")):
        raise NotPrintableError(f"{like} is not a number")
    if like.endswith(" %"):
        return _rounded(number(value) * 100, decimals(like) - 2) + " %"
    return _rounded(number(value), decimals(like))


def plain(value: Any) -> Fraction | float | tuple:
    """A printable value without the library that it came from."""
    return tuple(map(number, value)) if isinstance(value, tuple) else number(value)


def is_exactly(value: Any, text: str) -> bool:
    """Whether the canonical numeral states the value itself, not a rounding of it."""
    if isinstance(value, tuple):
        value = Fraction(*map(int, value))
    value, stated = number(value), literal_value(text)
    if isinstance(value, Fraction):
        return value == stated
    return math.isclose(value, stated, rel_tol=1e-12)


def is_rounded(value: Any, text: str) -> bool:
    """Whether a canonical numeral that stands for the value only rounds it."""
    try:
        return not is_exactly(value, text)
    except NotPrintableError:
        return False


def _fraction(value: Any) -> str:
    if isinstance(value, tuple) and len(value) == 2:
        a, b = map(number, value)
        if not all(isinstance(part, Fraction) and part.denominator == 1 for part in (a, b)):
            raise NotPrintableError(f"{value!r} is not a pair of whole numbers")
        return f"{a}/{b}"
    exact = number(value)
    if isinstance(exact, float):
        raise NotPrintableError(f"{value!r} is not exact, so it cannot be printed as a fraction")
    return f"{exact.numerator}/{exact.denominator}"


def _rounded(value: Fraction | float, places: int) -> str:
    scaled = abs(Fraction(value)) * 10**places
    units = math.floor(scaled + Fraction(1, 2))
    if isinstance(value, float):
        distance = abs(scaled - math.floor(scaled) - Fraction(1, 2))
        if distance < HAIR * max(1, scaled):
            raise NotPrintableError(
                f"{value!r} is within a hair of a rounding tie at {places} decimals: "
                "compute it exactly, or print another number of decimals"
            )
    digits = str(units).rjust(places + 1, "0")
    text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
    return f"-{text}" if value < 0 and units else text


def shown(value: Any) -> str:
    """A value for a message: the fraction with its decimals, or the float."""
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    if isinstance(value, Iterable) and not isinstance(value, str):
        return "[" + ", ".join(map(shown, value)) + "]"
    try:
        exact = number(value)
    except NotPrintableError:
        return repr(value)
    if isinstance(exact, Fraction) and exact.denominator > 1:
        return f"{exact} = {float(exact):.10g}"
    return str(exact)
