from fractions import Fraction

import pytest

from tools.numbers.numerals import NotPrintableError, canonical, is_exactly, printed


@pytest.mark.parametrize(
    ("raw", "form"),
    [
        ("0.7550", "0.7550"),
        ("10\u202f000", "10000"),
        (r"10\,000", "10000"),
        ("10_000", "10000"),
        ("−1", "-1"),
        (r"\frac{34}{45}", "34/45"),
        (r"\tfrac12", "1/2"),
        (r"\dfrac{10\,000}{3}", "10000/3"),
        (r"91.0\,\%", "91.0 %"),
        ("91.0%", "91.0 %"),
        ("91.0\u00a0%", "91.0 %"),
    ],
)
def test_the_canonical_form_drops_typesetting_and_nothing_else(raw, form):
    assert canonical(raw) == form


@pytest.mark.parametrize(
    ("value", "like", "text"),
    [
        (Fraction(34, 45), "0.0000", "0.7556"),
        (Fraction(34, 45), "1/2", "34/45"),
        ((2, 4), "2/4", "2/4"),
        (Fraction(2, 4), "2/4", "1/2"),
        (Fraction(1, 8), "0.12", "0.13"),
        (Fraction(-1, 8), "-0.12", "-0.13"),
        (Fraction(-1, 1000), "0.00", "0.00"),
        (Fraction(3, 4), "0.7500", "0.7500"),
        (Fraction(91, 100), "0.0 %", "91.0 %"),
        (1234567, "10000", "1234567"),
        (True, "1", "1"),
        (0.9, "0.9", "0.9"),
        (Fraction(15, 10**7), "1.0e-06", "1.5e-06"),
    ],
)
def test_a_value_is_printed_in_the_form_of_a_numeral(value, like, text):
    assert printed(value, like) == text


@pytest.mark.parametrize(
    ("value", "like", "reason"),
    [
        (0.125, "0.12", "hair of a rounding tie"),
        (0.125 + 1e-13, "0.12", "hair of a rounding tie"),
        (0.5, "1/2", "not exact"),
        (float("nan"), "0.1", "not a number"),
        (float("inf"), "0.1", "not a number"),
        ("0.1", "0.1", "not a number"),
        ((1, 0.5), "1/2", "not a pair"),
        ([1, 2], "1", "not a number"),
    ],
)
def test_what_cannot_be_printed_is_refused(value, like, reason):
    with pytest.raises(NotPrintableError, match=reason):
        printed(value, like)


def test_exactness_tells_a_rounding_from_a_value():
    assert is_exactly(Fraction(3, 4), "0.750")
    assert is_exactly(0.9, "0.9")
    assert is_exactly((2, 4), "2/4")
    assert is_exactly(Fraction(91, 100), "91 %")
    assert not is_exactly(Fraction(34, 45), "0.7556")
