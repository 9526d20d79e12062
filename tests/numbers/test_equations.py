import pytest

from tools.numbers.equations import false_relations, false_relations_in_prose


@pytest.mark.parametrize(
    "formula",
    [
        r"AP=(1+2/3+3/5)/3=34/45\approx0.7556",
        r"F_2=450/1381",
        r"\tfrac12+\frac{1}{3}=\frac56",
        r"0.7556\approx34/45",
        r"\Phi(1.5/\sqrt2)\approx0.856",
        r"0.6\le AP\le 1",
        r"\begin{aligned}AP&=1/3+1/4\\&=7/12\\&\approx 0.5833\end{aligned}",
        r"91.0\,\% = 0.91",
        r"P=1/2,\ \Delta R=1/2",
        r"10\,000\cdot 0.5=5000",
        r"\sqrt{4}=2",
        r"-\ln 0.01\approx4.605",
        r"34/45\approx0.75556\approx0.756",
        r"2^{-3}=0.125",
        r"12346/100000\approx0.1235\approx0.123",
        r"34/45\approx75.56\,\%",
        r"y = 1, 0, 1, 0, 1",
        r"\{0, 1\} = 3",
        r"P = 1/0",
    ],
)
def test_true_and_symbolic_chains_pass(formula):
    assert list(false_relations(formula)) == []


@pytest.mark.parametrize(
    ("formula", "at", "message"),
    [
        (r"AP=(1+2/3+3/5)/3=34/46", "34/46", "(1 + 2/3 + 3/5)/3 = 34/46 is false"),
        (r"34/45\approx0.7557", "0.7557", "≈ 0.7557 should be ≈ 0.7556"),
        (r"34/45=0.7556", "0.7556", "34/45 = 0.7556 is false"),
        (r"34/45\approx0.75556\approx0.755", r"0.755", "≈ 0.755 should be ≈ 0.756"),
        (r"34/45\approx75.57\,\%", "75.57", "≈ 75.57 % should be ≈ 75.56 %"),
        (r"\Phi(1.5/\sqrt2)=0.856", "0.856", "is false"),
        (r"2\le AP\le 1", "1", "2 ≤ 1 is false"),
        (r"1/2 = x = 0.6", "0.6", "1/2 = 0.6 is false"),
        (r"\begin{aligned}AP&=1/3+1/4\\&=7/13\end{aligned}", "7/13", "1/3 + 1/4 = 7/13 is false"),
        (r"\frac12\cdot\frac12\left(1+\frac12\right)=\frac58", r"\frac58", "is false"),
    ],
)
def test_false_chains_are_found(formula, at, message):
    (falsity,) = false_relations(formula)
    assert falsity.start == formula.rindex(at)
    assert message in falsity.message


@pytest.mark.parametrize(
    "text",
    [
        "AP = (1 + 2/3 + 3/5)/3 = 34/45 ≈ 0.7556.",
        "F1 = 0.5 и 3/5 = 0.6",
        "AP − 0.5 = 0.25",
        "0.25 = 0.5 − AP",
        "precision@5 = 3/5",
    ],
)
def test_prose_without_a_false_chain(text):
    assert list(false_relations_in_prose(text)) == []


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("AP = (1 + 2/3 + 3/5)/3 = 34/46.", "34/46"),
        ("доля 34/45 ≈ 0.755, так", "0.755"),
        ("k — 3/5 = 0.7 (не так)", "0.7"),
    ],
)
def test_false_chains_in_prose(text, at):
    (falsity,) = false_relations_in_prose(text)
    assert falsity.start == text.index(at)
