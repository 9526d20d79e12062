"""Plain data pass, exactly as they are; nothing else does."""

import json
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from tools.grading.sandbox.plain import NotPlainError, decoded, dumps

PLAIN = [
    None,
    True,
    3,
    -(10**100),
    0.1,
    float("inf"),
    "đường \ud800",
    [1, [2.0, "3"]],
    (1, (2,)),
    {"a": 1, 2: (3,), (4, 5): None},
    Fraction(34, 45),
    Decimal("0.5"),
]


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_value_comes_back_with_its_type(value: object) -> None:
    back = decoded(json.loads(dumps(value)))
    assert (type(back), back) == (type(value), value)


def test_nan_comes_back() -> None:
    assert str(decoded(json.loads(dumps(float("nan"))))) == "nan"


@pytest.mark.parametrize(
    ("value", "plain"),
    [(np.float32(0.5), 0.5), (np.int64(3), 3), (np.bool_(True), True), (np.array(0.5), 0.5)],
)
def test_numpy_scalar_comes_as_pythons(value: object, plain: object) -> None:
    back = decoded(json.loads(dumps(value)))
    assert (type(back), back) == (type(plain), plain)


def test_array_comes_as_array() -> None:
    back = decoded(json.loads(dumps(np.array([[1.0, 2.0], [3.0, 4.0]]))))
    assert type(back) is np.ndarray
    assert back.tolist() == [[1.0, 2.0], [3.0, 4.0]]


@pytest.mark.parametrize(
    "items", [["cat", "dog"], [1, "dog"], [Fraction(1, 2), None], []], ids=repr
)
def test_array_of_other_things_comes_as_array(items: list) -> None:
    back = decoded(json.loads(dumps(np.array(items))))
    assert back.tolist() == np.array(items).tolist()


@pytest.mark.parametrize(
    "value",
    [object(), {1}, b"1", 1j, print, (x for x in ()), 10**5000, ["x"] * 2_000_000],
    ids=lambda value: type(value).__name__,
)
def test_other_values_are_refused(value: object) -> None:
    with pytest.raises(NotPlainError):
        dumps(value)


@pytest.mark.parametrize(
    "parsed",
    [
        {},
        {"eval": "1"},
        {"tuple": 1},
        {"tuple": [], "list": []},
        {"dict": [[1]]},
        {"dict": [[[], 1]]},
        {"Fraction": [1, 0]},
        {"Fraction": ["1", 2]},
        {"Fraction": [True, 2]},
        {"Decimal": "1e999999999"},
        {"Decimal": "one"},
        {"array": [[1], [2, 3]]},
        {"array": ["x" * 10_000, *["x"] * 10_000]},
        {"array": [[0.5] * 600_000, ["x"] * 600_000]},
        {"array": [{"array": ["x"]}]},
        {"dict": [[number, 0] for number in range(1001)]},
    ],
    ids=lambda parsed: repr(parsed)[:40],
)
def test_text_of_another_form_is_refused(parsed: object) -> None:
    with pytest.raises(NotPlainError):
        decoded(parsed)
