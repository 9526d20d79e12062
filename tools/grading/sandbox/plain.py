"""Plain data: the only thing that passes between a student's process and the tests.

JSON, with a tag for what JSON lacks. Nothing is unpickled, nothing is evaluated: whoever wrote
the text, what is read from it is a fresh value of exactly one of the types below.

    None, bool, int, float, str, list     as JSON writes them, also NaN and Infinity
    {"tuple": [...]}  {"dict": [[key, value], ...]}  {"array": [...]}
    {"Fraction": [numerator, denominator]}  {"Decimal": "0.5"}
"""

import json
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from fractions import Fraction

# Bytes of one message: a list of some hundred thousand numbers.
LIMIT = 4_000_000
DEPTH = 40
DECIMAL_DIGITS = 100
DECIMAL_EXPONENT = 400
# Of equal hashes, so many pairs still make a dictionary at once.
PAIRS = 1000
# An array of strings gives each the room of the longest: characters in all.
ARRAY_CHARACTERS = 16_000_000
# What numpy reserves for a number among strings.
NUMBER_AS_STRING = 32
ARRAYS = ("numpy", "pandas")


class NotPlainError(Exception):
    """The value, or the text, is no plain data or too much of it."""


def dumps(value: object) -> str:
    """The value as text; NotPlainError if it has no plain form."""
    try:
        text = json.dumps(_encoded(value, 0))
    except (TypeError, ValueError, RecursionError) as error:
        raise NotPlainError from error
    if len(text) > LIMIT:
        raise NotPlainError
    return text


def decoded(parsed: object) -> object:
    """The value that parsed JSON stands for; NotPlainError if it is not as above.

    Anyone may have written the JSON. Its length is for the reader to limit.
    """
    try:
        return _decoded(parsed, 0)
    except (TypeError, ValueError, ArithmeticError, RecursionError) as error:
        raise NotPlainError from error


def _encoded(value: object, depth: int) -> object:
    if depth > DEPTH:
        raise NotPlainError
    if value is None or isinstance(value, bool):
        return value
    if type(value).__module__.partition(".")[0] in ARRAYS and hasattr(value, "shape"):
        return _encoded_array(value, depth)
    # A subclass goes out as the plain value that it is.
    for kind in (int, float, str):
        if isinstance(value, kind):
            return kind(value)
    if isinstance(value, list):
        return [_encoded(item, depth + 1) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [_encoded(item, depth + 1) for item in value]}
    if isinstance(value, dict):
        pairs = value.items()
        return {"dict": [[_encoded(k, depth + 1), _encoded(v, depth + 1)] for k, v in pairs]}
    if isinstance(value, Fraction):
        return {"Fraction": [int(value.numerator), int(value.denominator)]}
    if isinstance(value, Decimal):
        return {"Decimal": str(value)}
    raise NotPlainError


def _encoded_array(value: object, depth: int) -> object:
    """numpy's scalars as Python's; arrays, and pandas' series and frames, as nested lists."""
    import numpy

    array = numpy.asarray(value)
    if array.ndim == 0:
        scalar = array.item()
        return _encoded(float(scalar) if isinstance(scalar, numpy.floating) else scalar, depth + 1)
    return {"array": _encoded(array.tolist(), depth + 1)}


def _decoded(value: object, depth: int) -> object:
    if depth > DEPTH:
        raise NotPlainError
    if isinstance(value, list):
        return [_decoded(item, depth + 1) for item in value]
    if not isinstance(value, dict):
        return value
    if len(value) != 1:
        raise NotPlainError
    ((tag, content),) = value.items()
    if tag == "tuple":
        return tuple(_decoded(_list(content), depth + 1))
    if tag == "dict":
        if len(_list(content)) > PAIRS:
            raise NotPlainError
        return dict(_decoded(_list(pair, 2), depth + 1) for pair in content)
    if tag == "array":
        return _array(_decoded(_list(content), depth + 1))
    if tag == "Fraction":
        numerator, denominator = _list(content, 2)
        if type(numerator) is int and type(denominator) is int:
            return Fraction(numerator, denominator)
    if tag == "Decimal" and isinstance(content, str) and len(content) <= DECIMAL_DIGITS:
        return _decimal(content)
    raise NotPlainError


def _array(items: list) -> object:
    import numpy

    leaves = list(_leaves(items))
    strings = [len(leaf) for leaf in leaves if isinstance(leaf, str)]
    if strings and len(leaves) * max(*strings, NUMBER_AS_STRING) > ARRAY_CHARACTERS:
        raise NotPlainError
    return numpy.array(items)


def _leaves(items: list | tuple) -> Iterator[object]:
    """What is in nested lists; an array in an array would hide how long its strings are."""
    for item in items:
        if isinstance(item, list | tuple):
            yield from _leaves(item)
        elif hasattr(item, "shape"):
            raise NotPlainError
        else:
            yield item


def _list(content: object, length: int | None = None) -> list:
    if not isinstance(content, list) or (length is not None and len(content) != length):
        raise NotPlainError
    return content


def _decimal(text: str) -> Decimal:
    """Of a size that a test can turn into a fraction."""
    try:
        value = Decimal(text)
    except InvalidOperation as error:
        raise NotPlainError from error
    if value.is_finite() and abs(value.adjusted()) > DECIMAL_EXPONENT:
        raise NotPlainError
    return value
